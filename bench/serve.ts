// Requests per second for the home page: this server compared with a bare node:http server and nginx that send the same
// bytes, headers included, measured in turn. A second bare server sends the body with almost no headers, to show what
// headers cost.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { findFreePort } from '#testing/free-port.ts'
import { startNginx } from '#testing/nginx.ts'
import { startServer } from '#testing/server.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import { compressThoroughly } from './support/compress-thoroughly.ts'
import { median, spread } from './support/spread.ts'

const rounds = 5
const connections = 64
const seconds = 4

export async function bench(): Promise<void> {
  for (const program of ['wrk', 'nginx']) {
    if (spawnSync('which', [program]).status === 0) continue
    console.log(`${program} is not installed (Debian: apt install wrk nginx-light).`)
    return
  }
  const server = await startServer()
  await compressThoroughly([`${server.url}/`])
  const { body, headers } = await compressedPage(`${server.url}/`)
  const { path, remove } = temporaryDirectory()
  const bare = await startBare(body, headers, join(path, 'bare'))
  const lean = await startBare(body, { 'content-encoding': 'br' }, join(path, 'lean'))
  const nginx = await serveByNginx(body, headers, join(path, 'www'))
  const targets = {
    'this server': `${server.url}/`,
    'bare node:http': bare.url,
    'bare node:http without headers': lean.url,
    nginx: nginx.url,
  }

  const rates = new Map<string, number[]>(Object.keys(targets).map((name) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [name, url] of Object.entries(targets)) rates.get(name)?.push(rateOf(url))
  }
  const { body: last } = await compressedPage(`${server.url}/`)
  if (!last.equals(body)) throw new Error('This server sent another page than the others.')
  console.log(
    `${body.length} bytes, ${connections} connections, ${rounds} rounds of ${seconds} s each in turn`,
  )
  for (const [name, measured] of rates) console.log(`${name}: ${spread(measured, 'requests/s', 0)}`)
  const ratio = (name: string) => median(rates.get('this server') ?? []) / median(rates.get(name) ?? [])
  for (const name of Object.keys(targets).slice(1)) {
    console.log(`this server / ${name}: ${ratio(name).toFixed(2)}`)
  }
  for (const other of [nginx, bare, lean]) await other.stop()
  await server.stop()
  remove()
}

/** The home page as a browser receives it: the bytes that all servers send. */
async function compressedPage(url: string) {
  const [answer] = await once(get(url, { headers: { 'accept-encoding': 'br' } }), 'response')
  if (answer.headers['content-encoding'] !== 'br') throw new Error('The page is not compressed')
  const perAnswer = ['date', 'connection', 'keep-alive', 'content-length']
  const headers = Object.entries<string>(answer.headers).filter(([name]) => !perAnswer.includes(name))
  return { body: await buffer(answer), headers: Object.fromEntries(headers) }
}

/** @throws if a request failed */
export function rateOf(url: string): number {
  const header = 'Accept-Encoding: gzip, deflate, br'
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', header, url]
  const { stdout } = spawnSync('wrk', options, { encoding: 'utf8' })
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}

/** The least that a Node server can do: the same response to every request. */
async function startBare(body: Buffer, headers: Record<string, string>, folder: string) {
  mkdirSync(folder)
  writeFileSync(join(folder, 'page.br'), body)
  writeFileSync(
    join(folder, 'bare.mjs'),
    `import { readFileSync } from 'node:fs'
    import { createServer } from 'node:http'
    const body = readFileSync(new URL('page.br', import.meta.url))
    const headers = ${JSON.stringify({ ...headers, 'content-length': body.length })}
    const server = createServer((request, response) => response.writeHead(200, headers).end(body))
    server.listen(0, '127.0.0.1', () => console.log(server.address().port))`,
  )
  const child = spawn(process.execPath, [join(folder, 'bare.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] })
  process.once('exit', () => child.kill())
  const [port] = await once(child.stdout, 'data')
  return { url: `http://127.0.0.1:${Number(port)}/`, stop: () => child.kill() }
}

/** nginx has one worker by default, as our server is one process. */
async function serveByNginx(body: Buffer, headers: Record<string, string>, folder: string) {
  const port = await findFreePort()
  mkdirSync(folder)
  const own = ['content-type', 'etag']
  const added = Object.entries(headers).filter(([name]) => !own.includes(name))
  writeFileSync(join(folder, 'index.html'), body)
  const { stop } = await startNginx(`
    types { text/html html; } sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100;
    server { listen 127.0.0.1:${port}; root ${folder};
      ${added.map(([name, value]) => `add_header ${name} "${value}";`).join('\n')} }`)
  const url = `http://127.0.0.1:${port}/`
  const answers = () => fetch(url).catch(() => undefined)
  for (let tries = 0; !(await answers())?.ok; tries++) {
    if (tries === 50) throw new Error('nginx does not answer')
    await delay(100)
  }
  return { url, stop }
}
