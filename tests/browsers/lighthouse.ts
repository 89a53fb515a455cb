// Lighthouse on every page, as phone and as desktop: 100 in every category, or it fails. Times vary with what else the machine
// does, so the best of three tries counts. `npm run lighthouse -- /contact` looks at some pages only.
import { chromium } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'
import { pathsOf } from '../../content/addresses/paths.ts'
import { site } from '../../content/default-content.ts'
import { findChromium } from '../../scripts/setup/chromium.mjs'
import { startServer } from '../../testing/server.ts'

const tries = 3
const devices = { phone: undefined, desktop: desktopConfig }

const asked = process.argv.slice(2)
const paths = asked.length > 0 ? asked : [...pathsOf(site), '/admin']
const port = 20_000 + (process.pid % 10_000)
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  // Chromium's sandbox refuses to run as root.
  args: [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})
const server = await startServer()

let failed = 0
for (const path of paths) {
  for (const device of Object.keys(devices) as (keyof typeof devices)[]) {
    let lacking = await lackOf(path, device)
    for (let n = 1; n < tries && lacking.length > 0; n++) lacking = await lackOf(path, device)
    if (lacking.length > 0) failed++
    console.log(`${path} on ${device}: ${lacking.join('; ') || '100'}`)
  }
}
await browser.close()
await server.stop()
process.exit(failed > 0 ? 1 : 0)

/** The categories in which a page has less than 100, each with the audits that cost it; none where all is well. */
async function lackOf(path: string, device: keyof typeof devices): Promise<string[]> {
  const result = await lighthouse(server.url + path, { port, logLevel: 'error' }, devices[device])
  if (!result) throw new Error(`Lighthouse has nothing to say of ${path}`)
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError) return [runtimeError.message]
  return Object.values(categories)
    .filter(({ id, score }) => score !== 1 && !(path === '/admin' && id === 'seo'))
    .map(({ title, score, auditRefs }) => {
      const causes = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      const named = causes.map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim())
      return `${title} ${Math.round((score ?? 0) * 100)} (${named.join(', ')})`
    })
}
