// What a preview answers if something is wrong behind it.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { site } from '#content/default-content.ts'
import { previewProblems } from '#content/preview.ts'
import type { ReleasePreview } from '#content-sync/release.ts'
import { fixedContent } from '#page-server/live-content/content-source.ts'
import type { RenderPage } from '#page-server/rendering/render.ts'
import { createPreviews } from './previews.ts'

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const renderPreview = vi.fn<RenderPage>()
const takeRendering = vi.fn<() => boolean>()
const read = vi.fn<() => Promise<ReleasePreview | undefined>>()
const token = '0f'.repeat(32)
const headers = { 'Content-Type': 'text/html' }

const previews = createPreviews({
  paths: ['/', '/about'],
  render: async (path, page) =>
    page.previewProblem
      ? { status: 404, headers, body: previewProblems[page.previewProblem].description }
      : renderPreview(path, page),
  page: {
    origin: 'http://127.0.0.1',
    supabase: { url: '', anonKey: '' },
    writers: 'operators',
    releases: { schedule: true, previews: true },
  },
  defaults: site,
  content: fixedContent(site),
  reader: { preview: read },
  limits: { waitForTurn: async () => () => {}, takeRendering },
  headers: new Headers(),
  policy: {},
  log,
})
const server = createServer((request, response) => previews.handle(request, response))
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())
beforeEach(() => {
  vi.resetAllMocks()
  takeRendering.mockReturnValue(true)
  read.mockResolvedValue({ name: 'Spring', expires_at: '2027-01-01T00:00:00Z', edits: [] })
})

const ask = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/preview/${token}/about`)

it('a page that cannot be rendered with the release is an error, and not a page without it', async () => {
  renderPreview.mockResolvedValue({ status: 500, headers, body: 'The default texts' })
  const response = await ask()
  expect(response.status).toBe(500)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).toBe(previewProblems.failed.description)
  expect(renderPreview).toHaveBeenCalledOnce()
  expect(JSON.stringify(log.error.mock.calls)).not.toContain(token)
})

it('a rendering that throws is an error without details', async () => {
  renderPreview.mockRejectedValue(new Error(`at ${token}`))
  const response = await ask()
  expect(response.status).toBe(500)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ type: 'about:blank', title: 'Internal Server Error', status: 500 })
  expect(log.error.mock.calls).toEqual([
    ['A preview could not be shown.', { reason: expect.stringMatching(/^Error at /) }],
  ])
  expect(JSON.stringify(log.error.mock.calls)).not.toContain(token)
})

it('a database that does not answer is no link that has ended', async () => {
  read.mockRejectedValue(new Error(`no answer about ${token}`))
  const response = await ask()
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).not.toBeNull()
  expect(await response.text()).toBe(previewProblems.unavailable.description)
  expect(log.error).not.toHaveBeenCalled()
})

it('beyond the limit for everyone together, a page is refused and not rendered', async () => {
  takeRendering.mockReturnValue(false)
  const response = await ask()
  expect(response.status).toBe(429)
  expect(await response.text()).toBe(previewProblems.busy.description)
  expect(renderPreview).not.toHaveBeenCalled()
})
