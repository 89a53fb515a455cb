import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { cardAddress } from '#content/cards/card.ts'
import { cardOf } from '#content/cards/page-cards.ts'
import { site } from '#content/default-content.ts'
import { applyOverrides } from '#content/keys/site-texts.ts'
import { overrideRules } from '#content/keys/writers.ts'
import { createCardResponder } from './card-responder.ts'

const row = { content_key: 'about.hero.title', content_value: 'Who we are' }
const edited = applyOverrides(site, [row], overrideRules('operators'))
const card = cardOf(edited, '/about')

it.each([
  { picture: undefined, sent: 'the committed file', kept: 'no-cache' },
  { picture: Buffer.from('drawn'), sent: 'drawn', kept: 'public, max-age=3600' },
])('of an edited title, clients keep only a drawn card: $sent', async ({ picture, sent, kept }) => {
  const responder = createCardResponder({
    paths: ['/about'],
    content: { site: async () => edited },
    drawer: { draw: async () => picture },
    headers: new Headers(),
  })
  const server = createServer((request, response) =>
    responder.handle(request, response, () => response.end('the committed file')),
  )
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}${card && cardAddress('/about', card)}`)
  expect(await response.text()).toBe(sent)
  expect(response.headers.get('cache-control')).toBe(kept)
})
