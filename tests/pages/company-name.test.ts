// Changing content/company.ts must rename the whole site.
import { expect, it } from 'vitest'
import { pathsOf } from '#content/addresses/paths.ts'
import { site } from '#content/default-content.ts'
import { loadBuild } from '#page-server/production.ts'

it('the company’s name on every page is the one in content/company.ts', async () => {
  const { render } = await loadBuild()
  const company = { ...site.company, name: 'Probe Works', wordmark: { strong: 'Probe', light: 'Works' } }
  const context = {
    site: { ...site, company },
    origin: 'http://127.0.0.1',
    supabase: { url: '', anonKey: '' },
    writers: 'operators' as const,
    releases: { schedule: true, previews: true },
  }
  for (const path of [...pathsOf(site), '/admin', '/nowhere']) {
    const { body } = await render(path, context)
    expect(body, path).toContain('Probe Works')
    expect(body, path).not.toMatch(/exemplar/i)
  }
})
