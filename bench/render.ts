// Measures rendering and compressing a page, which the first visitor after a change waits for.
import { pathsOf } from '#content/addresses/paths.ts'
import { site } from '#content/default-content.ts'
import { createResponder } from './support/page-responder.ts'
import { median, spread } from './support/spread.ts'

const rounds = 11

export async function bench(): Promise<void> {
  const respond = await createResponder()
  const paths = [...pathsOf(site), '/admin', '/404']
  const times = new Map<string, number[]>(paths.map((path) => [path, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [path, measured] of times) {
      const begin = performance.now()
      await respond(path)
      // The first round is a warm-up in which the code is compiled.
      if (round > 0) measured.push(performance.now() - begin)
    }
  }
  const medians = [...times].map(([path, measured]) => ({ path, time: median(measured) }))
  const slowest = medians.toSorted((a, b) => b.time - a.time)[0]
  console.log(`Render and compress one of ${paths.length} pages: ${spread([...times.values()].flat(), 'ms')}`)
  console.log(`Slowest page: ${slowest?.path}, median ${slowest?.time.toFixed(1)} ms`)
}
