// All pages of a site with some redirects, and where their links lead.
import { expect } from 'vitest'
import type { PageContext } from '#app/sections/page-context.ts'
import { pathsOf } from '#content/addresses/paths.ts'
import { site as defaults, type Site } from '#content/default-content.ts'
import { applyOverrides, listKeys } from '#content/keys/site-texts.ts'
import { withoutHidden } from '#content/redirects/hidden-pages.ts'
import { redirectsKey } from '#content/redirects/redirect-lines.ts'
import { redirected, redirectsOf } from '#content/redirects/redirects.ts'
import type { RenderPage } from '#page-server/rendering/render.ts'

const context: Omit<PageContext, 'site'> = {
  origin: 'http://127.0.0.1',
  supabase: { url: '', anonKey: '' },
  writers: 'operators',
  releases: { schedule: true, previews: true },
}

/** The site with these redirects. All of its buttons lead to pages that may be hidden. */
export function siteWithRedirects(lines: readonly string[], links: readonly string[]): Site {
  const hrefs = listKeys(defaults).filter(({ kind }) => kind === 'href')
  const rows = [
    { content_key: redirectsKey, content_value: lines.join('\n') },
    ...hrefs.map(({ key }, n) => ({ content_key: key, content_value: links[n % links.length] ?? '' })),
  ]
  return withoutHidden(applyOverrides(defaults, rows, { otherHosts: false }))
}

/** Renders all pages of a site, and expects no link to an address that leads elsewhere or has no page. */
export async function expectRenderedLinks(site: Site, render: RenderPage): Promise<void> {
  const redirects = redirectsOf(site)
  const paths = pathsOf(site)
  const known = new Set(paths)
  for (const path of [...paths, '/no-such-page']) {
    const { status, body } = await render(path, { ...context, site })
    expect(status, path).toBe(path === '/no-such-page' ? 404 : 200)
    const links = Array.from(body.matchAll(/<a\b[^>]*? href="(\/[^"]*)"/g), ([, href = '']) => href)
    expect(links.length, path).toBeGreaterThan(5)
    for (const href of new Set(links)) {
      expect(redirected(redirects, href), `${path} links to ${href}`).toBeUndefined()
      expect(known, `${path} links to ${href}`).toContain(href.replace(/[?#].*/, ''))
    }
  }
}
