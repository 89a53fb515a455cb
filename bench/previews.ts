// Measures a page of a preview over HTTP, compared with rendering and compressing the same page as visitors get it, in turn.
// The preview is rendered for each request, and its release is read from the database.
import { connectClient } from '#testing/client.ts'
import { startServer } from '#testing/server.ts'
import { createResponder } from './support/page-responder.ts'
import { median, spread } from './support/spread.ts'

const rounds = 30
const paths = ['/', '/services/ate', '/careers', '/contact']
/** Edits in the release, besides those of the pages. */
const edits = 200

export async function bench(): Promise<void> {
  const server = await startServer({ env: { TRUSTED_PROXIES: '127.0.0.1', ADMIN_ACCESS: 'open' } })
  const client = connectClient(server)
  const { data: release } = await client.rpc('create_release', { name: 'Measured' }).throwOnError()
  const changes = Array.from({ length: edits }, (_, n) => ({
    key: `measured.${n}`,
    value: 'A text',
    base: null,
  }))
  await client.rpc('change_release', { release, changes: JSON.stringify(changes) }).throwOnError()
  const { data: token } = await client.rpc('create_release_preview', { release, hours: 1 }).throwOnError()

  let senders = 0
  /** Each comes from another address, because an address may only ask for a few. */
  async function preview(path: string): Promise<void> {
    const n = senders++
    const headers = { 'Accept-Encoding': 'br', 'X-Forwarded-For': `10.0.${n >> 8}.${n & 255}` }
    const response = await fetch(`${server.url}/preview/${token}${path === '/' ? '' : path}`, { headers })
    if (response.status !== 200) throw new Error(`A preview answered ${response.status}`)
    await response.arrayBuffer()
  }

  const respond = await createResponder()
  const previewed: number[] = []
  const rendered: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (const path of paths) {
      const times = [await timeOf(() => preview(path)), await timeOf(() => respond(path))]
      // The first rounds are a warm-up in which the code is compiled.
      if (round < rounds / 3) continue
      previewed.push(times[0] ?? 0)
      rendered.push(times[1] ?? 0)
    }
  }
  console.log(`A page of a preview, with ${edits} edits: ${spread(previewed, 'ms')}`)
  console.log(`Render and compress the same pages: ${spread(rendered, 'ms')}`)
  console.log(`Preview / rendering: ${(median(previewed) / median(rendered)).toFixed(2)} (aim: at most 3)`)
  await server.stop()
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await run()
  return performance.now() - begin
}
