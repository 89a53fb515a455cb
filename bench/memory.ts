// How much memory the process keeps after requests for many addresses, most of which do not exist.
import { pathsOf } from '#content/addresses/paths.ts'
import { site } from '#content/default-content.ts'
import { residentMemoryBytes } from '#testing/processes.ts'
import { startServer } from '#testing/server.ts'

const addresses = 10_000

export async function bench(): Promise<void> {
  const server = await startServer()
  const memory = () => Math.round(residentMemoryBytes(server.process.pid ?? 0) / 2 ** 20)
  const get = async (path: string) => (await fetch(server.url + path)).arrayBuffer()
  const start = memory()
  for (const path of pathsOf(site)) await get(path)
  const pages = memory()
  const ask = async (round: number) => {
    for (let n = 0; n < addresses; n++) {
      await get(n % 2 ? `/no/such/${round}/${n}` : `/services/ate?round=${round}&n=${n}`)
    }
    return memory()
  }
  const once = await ask(1)
  const twice = await ask(2)
  console.log(
    `Resident memory of the Node process: ${start} MB at start, ${pages} MB after every page was requested,`,
  )
  console.log(`${once} MB after ${addresses} distinct addresses, ${twice} MB after ${addresses} others`)
  await server.stop()
}
