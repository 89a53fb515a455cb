// Runs the examples of docs/deploy.md as written; only ports, folders and TLS are changed.
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import { expect, it, onTestFinished } from 'vitest'
import { connectClient } from '#testing/client.ts'
import { findFreePort } from '#testing/free-port.ts'
import { hasNginx, startNginx } from '#testing/nginx.ts'
import { startPostgres } from '#testing/postgres.ts'
import { startServer, type TestServer } from '#testing/server.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import { blockOf } from '#tests/support/docs/deploy-document.ts'

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

it.skipIf(!hasSystemd)('the unit is accepted by systemd, and starts the site', async () => {
  const { path, remove } = temporaryDirectory()
  const port = `${await findFreePort()}`
  const unit = blockOf('ini').replaceAll('/opt/website', root)
  const file = join(path, `website@${port}.service`)
  writeFileSync(file, unit)
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
  expect({ status, told: stderr.split('\n').filter((line) => line.includes('website@')) }).toEqual({
    status: 0,
    told: [],
  })

  const settingOf = (name: string) =>
    new RegExp(`^${name}=(.*)$`, 'm')
      .exec(unit)?.[1]
      ?.replaceAll('%i', port)
      .replace('/var/lib/website', path) ?? ''
  const env = Object.fromEntries(
    settingOf('Environment')
      .split(' ')
      .map((pair) => pair.split('=') as [string, string]),
  )
  const [program = '', ...args] = settingOf('ExecStart').split(' ')
  const temporary = join(path, 'run')
  mkdirSync(temporary)
  const server = await startServer({
    command: { program, args, cwd: settingOf('WorkingDirectory') },
    dataDir: env.DATA_DIR ?? '',
    env: { ...env, TMPDIR: temporary, SITE_URL: `http://127.0.0.1:${port}`, TRUSTED_PROXIES: '127.0.0.1' },
  })
  expect(env.DATA_DIR).toBe(join(path, port))
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  expect(await server.stop()).toBe(0)
  remove()
})

/** @param logs a folder for access.log and error.log */
const startProxy = (one: number, other: number, front: number, logs?: string) =>
  startNginx(
    (logs ? `error_log ${logs}/error.log;\n` : '') +
      blockOf('nginx')
        .replace('/var/log/nginx/access.log', logs ? `${logs}/access.log` : '/dev/null')
        .replace('3001', `${one}`)
        .replace('3002', `${other}`)
        .replace('listen 443 ssl http2', `listen 127.0.0.1:${front}`)
        .replaceAll(/ssl_certificate.*/g, ''),
  )

it.skipIf(!hasNginx)('the proxy finds a file of a build that only one of the processes has', async () => {
  // Two processes, of which one has been upgraded.
  const requests: string[] = []
  const upstreams = ['/assets/old.js', '/assets/new.js'].map((file) =>
    createServer(({ url, headers }, response) => {
      requests.push(`${headers.host} ${headers['x-forwarded-for']}`)
      response.writeHead(url === file ? 200 : 404).end()
    }).listen(0, '127.0.0.1'),
  )
  await Promise.all(upstreams.map((upstream) => once(upstream, 'listening')))
  const [one = 0, other = 0] = upstreams.map((upstream) => (upstream.address() as AddressInfo).port)
  const front = await findFreePort()
  const nginx = await startProxy(one, other, front)
  onTestFinished(async () => {
    await nginx.stop()
    for (const upstream of upstreams) upstream.close()
  })
  const status = async (path: string) => (await fetch(`http://127.0.0.1:${front}${path}`)).status
  await expect.poll(() => status('/').catch(() => 0)).toBe(404)
  for (let n = 0; n < 4; n++)
    for (const file of ['old', 'new']) expect(await status(`/assets/${file}.js`), file).toBe(200)
  expect(await status('/assets/none.js')).toBe(404)
  expect(new Set(requests)).toEqual(new Set([`127.0.0.1:${front} 127.0.0.1`]))
})

it.skipIf(!hasNginx)(
  'the proxy logs neither the addresses of previews nor searches in the inbox',
  async () => {
    const site = createServer((_request, response) => response.end()).listen(0, '127.0.0.1')
    await once(site, 'listening')
    const { port } = site.address() as AddressInfo
    const front = await findFreePort()
    const { path, remove } = temporaryDirectory()
    const nginx = await startProxy(port, port, front, path)
    onTestFinished(async () => {
      await nginx.stop()
      site.close()
      remove()
    })
    const ask = (address: string) => fetch(`http://127.0.0.1:${front}${address}`).catch(() => undefined)
    const logged = (name: string) => readFileSync(join(path, name), 'utf8')
    await expect.poll(async () => (await ask('/'))?.status).toBe(200)
    const secret = ['/preview/a-token/about?a=b', '/rest/v1/inbox_messages?email=ilike.ada@example.com']
    for (const address of secret) await ask(address)
    await ask('/about')
    await expect.poll(() => logged('access.log')).toContain('"GET /about ')

    // nginx answers by itself, and reports the error with the address.
    site.close().closeAllConnections()
    for (const address of secret) {
      const failed = await ask(address)
      expect(failed?.status).toBe(502)
      expect(failed?.headers.get('referrer-policy')).toBe('no-referrer')
    }
    await ask('/careers')
    await expect.poll(() => logged('error.log')).toContain('"GET /careers ')
    for (const name of ['access.log', 'error.log']) expect(logged(name), name).not.toMatch(/a-token|ada@/)
  },
)

it.skipIf(!hasNginx)(
  'the proxy passes on pages, ids and sockets, and misses no answer while one process stops',
  async () => {
    const ports = [await findFreePort(), await findFreePort(), await findFreePort()] as const
    const [one, other, front] = ports
    const nginx = await startProxy(one, other, front)
    const { path, remove } = temporaryDirectory()
    const { url: DATABASE_URL, stop: stopPostgres } = await startPostgres()
    const url = `http://127.0.0.1:${front}`
    const start = (name: string, port: number) =>
      startServer({
        dataDir: join(path, name),
        env: {
          DATABASE_URL,
          SITE_URL: url,
          TRUSTED_PROXIES: '127.0.0.1',
          PORT: `${port}`,
          ADMIN_ACCESS: 'operators',
        },
      })
    const servers: TestServer[] = [await start('one', one)]
    mkdirSync(join(path, 'other'))
    cpSync(join(path, 'one', 'keys.json'), join(path, 'other', 'keys.json'))
    servers.push(await start('other', other))

    const home = await fetch(url, { headers: { 'X-Request-Id': 'not-of-the-proxy', Connection: 'close' } })
    expect(home.status).toBe(200)
    expect(home.headers.get('x-request-id')).toMatch(/^[\da-f]{32}$/)

    const [server] = servers
    if (!server) throw new Error('There is no server')
    const client = connectClient(server) // through SITE_URL, which is the proxy
    const told: string[] = []
    const joined = new Promise<void>((resolve) => {
      client
        .channel('texts')
        .on(
          'postgres_changes',
          { event: '*', schema: 'public', table: 'website_content' },
          ({ new: row }) => {
            if ('content_value' in row) told.push(row.content_value)
          },
        )
        .on('system', {}, ({ status }) => {
          if (status === 'ok') resolve()
        })
        .subscribe()
    })
    await joined
    const sql = postgres(DATABASE_URL, { max: 1 })
    await sql`insert into website_content (content_key, content_value) values ('home.hero.title', 'On both')`
    await expect.poll(() => told).toEqual(['On both'])
    for (const port of [one, other, front]) {
      const page = async () => (await fetch(`http://127.0.0.1:${port}/`)).text()
      await expect.poll(page).toContain('On both')
    }

    const statuses = new Set<number>()
    const exited = once(server.process, 'exit')
    let stopped = false
    exited.then(() => {
      stopped = true
    })
    server.process.kill('SIGTERM')
    for (let after = 0; after < 20; after += Number(stopped)) {
      statuses.add((await fetch(`${url}/services/ate`, { headers: { Connection: 'close' } })).status)
    }
    expect(await exited).toEqual([0, null])
    expect([...statuses]).toEqual([200])

    await client.removeAllChannels()
    await sql.end()
    await Promise.all(servers.map((each) => each.stop()))
    await stopPostgres()
    await nginx.stop()
    remove()
  },
)
