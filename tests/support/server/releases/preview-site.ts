// A site with a release that is being prepared, and with a link to its preview.
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { contentSecurityPolicy } from '#page-server/http/security-headers.ts'
import { InboxSite } from '#tests/support/server/inbox/inbox-site.ts'
import { createLink, createRelease } from './content-releases.ts'

const name = 'Spring & <b>“autumn”</b>'
export const title = `Prepared ${randomUUID()}`
const texts = {
  'home.hero.title': title,
  'chrome.skipLink': 'Skip the prepared header',
  'home.hero.primary.href': '/contact?department=dft&more="1"',
  'home.hero.secondary.href': 'https://example.org/elsewhere',
}

/** The addresses of links and forms, decoded. */
export const addressesIn = (html: string) =>
  [...html.matchAll(/<(?:a|form)\b[^>]* (?:href|action)="([^"]*)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&').replaceAll('&quot;', '"'),
  )

const inside = (path: string) => (path === '/' ? '' : path)

export type PreviewSite = Awaited<ReturnType<typeof startPreviewSite>>

export async function startPreviewSite() {
  const inbox = await InboxSite.start()
  const release = await createRelease(inbox.operator, name, texts)
  const token = await createLink(inbox.operator, release)

  let senders = 0
  /** Comes from another address each time, so that no sender reaches its limit. */
  function ask(path: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
    const n = senders++
    return fetch(inbox.url + path, {
      redirect: 'manual',
      ...init,
      headers: { 'x-forwarded-for': `10.1.${n >> 8}.${n & 255}`, ...(headers as Record<string, string>) },
    })
  }
  const preview = (path = '', init: RequestInit = {}, link = token) => ask(`/preview/${link}${path}`, init)

  /** Expects a page of the preview to show the release. */
  async function expectPage(path: string): Promise<void> {
    const live = await (await ask(path)).text()
    const response = await preview(inside(path))
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('Skip the prepared header')
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>')
    expect(html).not.toContain('speculationrules')
    for (const pattern of [/<link rel="canonical"[^>]*>/, /<meta property="og:url"[^>]*>/])
      expect(pattern.exec(html)?.[0]).toBe(pattern.exec(live)?.[0] ?? 'missing')
    expect(response.headers.get('content-security-policy')).toBe(contentSecurityPolicy(html))
    const addresses = addressesIn(html)
    expect(addresses.length).toBeGreaterThan(50)
    for (const address of addresses) {
      const url = new URL(address, inbox.url + path)
      if (url.origin === inbox.url && !address.startsWith('#'))
        expect(address).toMatch(new RegExp(`^/preview/${token}(?=[/?#]|$)`))
    }
    // The token is nowhere else.
    expect(html.split(token)).toHaveLength(addresses.filter((address) => address.includes(token)).length + 1)
  }

  return { inbox, release, token, ask, preview, expectPage }
}
