// Every part of a page that a button may lead to is there.
import { beforeAll, expect, it } from 'vitest'
import { site } from '#content/site.ts'
import { destinationsOf } from '#content/suggestions.ts'
import { loadBuild } from '#site/production.ts'
import type { RenderPage } from '#site/render.ts'

const page = {
  site,
  origin: 'http://127.0.0.1',
  supabase: { url: '', anonKey: '' },
  rules: { otherHosts: false },
  writers: 'operators' as const,
}
let render: RenderPage
beforeAll(async () => {
  render = (await loadBuild()).render
})

it.each(destinationsOf(site).filter((path) => path.includes('#')))('%s', async (destination) => {
  const [path = '', id = ''] = destination.split('#')
  const { status, body } = await render(path, page)
  expect(status).toBe(200)
  expect(body).toContain(` id="${id}"`)
})
