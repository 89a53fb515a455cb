// A proxy in front that puts its target into Host, as nginx and Apache do by default. Here, the address of the site is a name of
// this machine, and requests go to another one.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { linkCheckPath } from '#content/link-report.ts'
import { password } from '#testing/accounts.ts'
import { findFreePort } from '#testing/free-port.ts'
import { database } from '#tests/support/server/databases.ts'
import { InboxSite, writtenMessage } from '#tests/support/server/inbox/inbox-site.ts'

describe(`behind a proxy that replaces Host, on ${database}`, () => {
  let inbox: InboxSite
  let target: URL
  beforeAll(async () => {
    const port = `${await findFreePort()}`
    inbox = await InboxSite.start({ PORT: port, SITE_URL: `http://localhost:${port}` })
    target = new URL(`http://127.0.0.1:${port}`)
  })
  afterAll(() => inbox?.stop())

  async function answersTo(origin: string) {
    const { publishableKey } = inbox.site.server
    const { data } = await inbox.operator.auth.getSession()
    const post = async (path: string, body: URLSearchParams | object = {}) => {
      const isForm = body instanceof URLSearchParams
      const response = await fetch(new URL(path, target), {
        method: 'POST',
        headers: {
          origin,
          apikey: publishableKey,
          authorization: `Bearer ${data.session?.access_token}`,
          ...(!isForm && { 'content-type': 'application/json' }),
        },
        body: isForm ? body : JSON.stringify(body),
        redirect: 'manual',
      })
      return response.status
    }
    const openSocket = () => {
      const address = new URL(`/realtime/v1/websocket?apikey=${publishableKey}`, target)
      const socket = new WebSocket(address, { origin })
      const status = new Promise((resolve) => {
        socket.once('upgrade', ({ statusCode }) => resolve(statusCode))
        socket.once('unexpected-response', (_, { statusCode }) => resolve(statusCode))
      })
      return status.finally(() => socket.on('error', () => {}).terminate())
    }
    return {
      signIn: await post('/auth/v1/token?grant_type=password', { email: 'operator@example.com', password }),
      save: await post('/rest/v1/website_content', { content_key: randomUUID(), content_value: 'A value' }),
      message: await post('/contact', new URLSearchParams(writtenMessage)),
      linkCheck: await post(`${linkCheckPath}?release=none`),
      socket: await openSocket(),
    }
  }

  it('accepts what pages at SITE_URL send', async () => {
    expect(await answersTo(inbox.url)).toEqual({
      signIn: 200,
      save: 201,
      message: 303,
      linkCheck: 404, // there is no such release
      socket: 101,
    })
  })

  it('refuses what pages of another origin send', async () => {
    for (const origin of ['https://example.com', inbox.url.replace('http', 'https'), `${inbox.url}0`])
      expect(await answersTo(origin), origin).toEqual({
        signIn: 403,
        save: 403,
        message: 403,
        linkCheck: 403,
        socket: 403,
      })
  })
})
