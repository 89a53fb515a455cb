// Every part of a page that the panel suggests as a link target exists.
import { beforeAll, expect, it } from 'vitest'
import { site } from '#content/default-content.ts'
import { linkableAddresses } from '#content/keys/suggestions.ts'
import { loadBuild } from '#page-server/production.ts'
import type { RenderPage } from '#page-server/rendering/render.ts'

const page = {
  site,
  origin: 'http://127.0.0.1',
  supabase: { url: '', anonKey: '' },
  writers: 'operators' as const,
  releases: { schedule: true, previews: true },
}
let render: RenderPage
beforeAll(async () => {
  render = (await loadBuild()).render
})

it.each(linkableAddresses(site).filter((path) => path.includes('#')))('%s', async (address) => {
  const [path = '', id = ''] = address.split('#')
  const { status, body } = await render(path, page)
  expect(status).toBe(200)
  expect(body).toContain(` id="${id}"`)
})
