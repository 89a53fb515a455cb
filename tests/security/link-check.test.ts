// The checker of links requests only public addresses, whatever links, names and redirects say. The tests' own servers are on this
// machine, so they are allowed by address and port, and nothing else is.

import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { type CheckOptions, createLinkChecker } from '#link-check/check-link.ts'
import { checkLinks } from '#link-check/check-links.ts'
import { canMakeCertificates, makeCertificate } from '#testing/certificate.ts'
import { findFreePort } from '#testing/free-port.ts'
import { temporaryDirectory } from '#testing/temporary.ts'

const never = new AbortController().signal
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

interface Host {
  port: number
  requests: IncomingMessage[]
  at(path?: string, host?: string): string
}

/** Starts a server on this machine. */
async function serve(listener: RequestListener, { address = '127.0.0.1', port = 0 } = {}): Promise<Host> {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    listener(request, response)
  })
  const bound = await listen(server, address, port)
  return {
    port: bound,
    requests,
    at: (path = '/', host = address) => `http://${host}:${bound}${path}`,
  }
}

async function listen(
  server: Pick<Server, 'listen' | 'address' | 'close'>,
  address: string,
  port = 0,
): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, address, () => resolve()))
  closing.push(() => {
    server.close()
    if ('closeAllConnections' in server) (server as Server).closeAllConnections()
  })
  return (server.address() as AddressInfo).port
}

const answer =
  (status: number, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end()

/** A check that may reach these servers, and has no pause between requests. */
const checkOf = (hosts: readonly Host[], options: Partial<CheckOptions> = {}) =>
  createLinkChecker({
    origin: 'https://www.example.com',
    pace: async () => {},
    mayConnect: (address, port) => address === '127.0.0.1' && hosts.some((host) => host.port === port),
    ...options,
  })

describe('a link is refused without a connection', () => {
  const metadata = [
    '169.254.169.254',
    '2852039166',
    '0xa9fea9fe',
    '0251.0376.0251.0376',
    '[::ffff:169.254.169.254]',
  ]
  const targets = [
    ...metadata.map((host) => `https://${host}/latest/meta-data/`),
    'https://127.0.0.1/',
    'https://localhost./',
    'https://[::1]/',
    'https://0.0.0.0/',
    'https://[::]/',
    'https://10.0.0.1/',
    'https://192.168.1.1/',
    'https://100.64.0.1/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://224.0.0.1/',
    'http://1.1.1.1:8080/',
    'https://1.1.1.1:22/',
    'https://user:secret@1.1.1.1/',
    'ftp://1.1.1.1/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/plain,x',
    'https://',
  ]
  it.each(targets)('%s', async (address) => {
    const check = createLinkChecker({
      origin: 'https://www.example.com',
      pace: () => Promise.reject(new Error('A request was about to be sent')),
      resolve: async () => ['127.0.0.1'],
    })
    expect(await check(address, never)).toEqual({ address, problem: 'refused' })
  })

  it.each([
    ['one of its addresses is private', ['1.1.1.1', '10.0.0.1']],
    ['one of its addresses is ::1', ['::1', '2606:4700:4700::1111']],
    ['all of its addresses are of this machine', ['127.0.0.1', '::1']],
  ])('because of its name: %s', async (_, addresses) => {
    const check = createLinkChecker({
      origin: 'https://www.example.com',
      pace: () => Promise.reject(new Error('A request was about to be sent')),
      resolve: async () => addresses,
    })
    const address = 'https://name.example/'
    expect(await check(address, never)).toEqual({ address, problem: 'refused' })
  })

  it('to any port of this machine, of which nobody sees anything', async () => {
    const host = await serve(answer(200))
    const check = createLinkChecker({ origin: 'https://www.example.com', resolve: async () => ['127.0.0.1'] })
    for (const name of ['127.0.0.1', 'localhost', 'name.example', '[::ffff:127.0.0.1]'])
      expect(await check(host.at('/', name), never)).toMatchObject({ problem: 'refused' })
    expect(host.requests).toEqual([])
  })
})

describe('a redirect', () => {
  it.each([
    ['to this machine', (own: Host) => own.at('/secret')],
    ['to this machine by another name', (own: Host) => `http://name.example:${own.port}/`],
    ['to the metadata of a cloud', () => 'http://169.254.169.254/'],
    ['to a private address', () => 'https://10.1.2.3/'],
    ['to a file', () => 'file:///etc/passwd'],
    ['with a password', (_: Host, host: Host) => `http://a:b@127.0.0.1:${host.port}/`],
    ['to no address', () => 'https://'],
  ])('%s is refused', async (_, target) => {
    const own = await serve(answer(200))
    const host: Host = await serve((_, response) =>
      response.writeHead(302, { location: target(own, host) }).end(),
    )
    const check = checkOf([host], { resolve: async () => ['127.0.0.1'] })
    expect(await check(host.at(), never)).toEqual({ address: host.at(), problem: 'refused' })
    expect(host.requests).toHaveLength(1)
    expect(own.requests).toEqual([])
  })

  it('is followed five times, and not six times or in a loop', async () => {
    const host = await serve((request, response) => {
      const left = Number(request.url?.slice(1))
      response.writeHead(left > 0 ? 307 : 200, left > 0 ? { location: `/${left - 1}` } : {}).end()
    })
    const check = checkOf([host])
    expect(await check(host.at('/5'), never)).toEqual({ address: host.at('/5'), status: 200 })
    expect(await check(host.at('/6'), never)).toEqual({ address: host.at('/6'), problem: 'redirects' })
    const loop = await serve(answer(301, { location: '/' }))
    expect(await checkOf([loop])(loop.at(), never)).toEqual({ address: loop.at(), problem: 'redirects' })
    expect(loop.requests).toHaveLength(6)
  })

  it.each([
    ['in UTF-8', '/café/日本'],
    ['with escapes', '/caf%C3%A9/%E6%97%A5%E6%9C%AC'],
  ])('%s leads to the address that its server means', async (_, target) => {
    const host = await serve((request, response) => {
      if (request.url !== '/old') return void response.writeHead(200).end()
      // Node writes headers as Latin-1.
      return void response.writeHead(301, { location: Buffer.from(target).toString('latin1') }).end()
    })
    const movedTo = host.at('/caf%C3%A9/%E6%97%A5%E6%9C%AC')
    const report = { address: host.at('/old'), status: 200, movedTo }
    expect(await checkOf([host])(host.at('/old'), never)).toEqual(report)
  })

  it('for good is reported, up to the first that is not', async () => {
    const host = await serve((request, response) => {
      const [status, location] =
        new Map<string, [number, string]>([
          ['/old', [301, '/new']],
          ['/new', [308, '/newest']],
          ['/newest', [302, '/login']],
        ]).get(request.url ?? '') ?? []
      response.writeHead(status ?? 200, location ? { location } : {}).end()
    })
    const check = checkOf([host])
    expect(await check(host.at('/old'), never)).toEqual({
      address: host.at('/old'),
      status: 200,
      movedTo: host.at('/newest'),
    })
    expect(await check(host.at('/newest'), never)).toEqual({ address: host.at('/newest'), status: 200 })
  })
})

it('goes to the addresses that were checked, and checks them anew for each request', async () => {
  const good = await serve(answer(405), { address: '127.0.0.2', port: await findFreePort() })
  const bad = await serve(answer(200), { port: good.port })
  const answers = [['127.0.0.2'], ['127.0.0.1']]
  const check = createLinkChecker({
    origin: 'https://www.example.com',
    pace: async () => {},
    resolve: async () => answers.shift() ?? ['127.0.0.1'],
    mayConnect: (address) => address === '127.0.0.2',
  })
  const address = `http://rebinding.example:${good.port}/`
  // The HEAD is refused, and the look-up for the GET has another answer.
  expect(await check(address, never)).toEqual({ address, problem: 'refused' })
  expect(good.requests.map(({ method, headers }) => [method, headers.host])).toEqual([
    ['HEAD', `rebinding.example:${good.port}`],
  ])
  expect(bad.requests).toEqual([])
})

it.each([404, 500])('asks as a visitor does if a server answers a HEAD with %i', async (status) => {
  const host = await serve(({ method }, response) =>
    response.writeHead(method === 'HEAD' ? status : 200).end(),
  )
  expect(await checkOf([host])(host.at(), never)).toEqual({ address: host.at(), status: 200 })
  expect(host.requests.map(({ method }) => method)).toEqual(['HEAD', 'GET'])
})

it('sends nothing but its own name, and reads no body', async () => {
  let written = 0
  let closed = 0
  const host = await serve((request, response) => {
    request.socket.once('close', () => closed++)
    if (request.method === 'HEAD') return response.writeHead(405, { 'set-cookie': 'a=b' }).end()
    response.writeHead(200)
    const more = () => {
      while (!response.destroyed) {
        written += 64 * 1024
        if (!response.write('x'.repeat(64 * 1024))) return void response.once('drain', more)
      }
    }
    more()
    return undefined
  })
  expect(await checkOf([host])(host.at(), never)).toEqual({ address: host.at(), status: 200 })
  await expect.poll(() => closed).toBe(2)
  expect(written).toBeLessThan(8 * 1024 * 1024)
  expect(host.requests.map(({ method }) => method)).toEqual(['HEAD', 'GET'])
  for (const { rawHeaders } of host.requests) {
    expect(
      rawHeaders
        .filter((_, n) => n % 2 === 0)
        .map((name) => name.toLowerCase())
        .sort(),
    ).toEqual(['accept', 'connection', 'host', 'user-agent'])
    expect(rawHeaders).toContain('LinkCheck/1.0 (+https://www.example.com/)')
  }
})

it.each([
  [404, {}, { status: 404, problem: 'status' }],
  [500, {}, { status: 500, problem: 'status' }],
  [304, {}, { status: 304, problem: 'status' }],
  [302, {}, { status: 302, problem: 'status' }],
  [401, {}, { status: 401, problem: 'unclear' }],
  [403, {}, { status: 403, problem: 'unclear' }],
  [429, {}, { status: 429, problem: 'unclear' }],
  [503, { 'retry-after': '60' }, { status: 503, problem: 'unclear' }],
  [999, {}, { status: 999, problem: 'unclear' }],
  [204, {}, { status: 204 }],
])('reports the status %i with %j as %j', async (status, headers, report) => {
  const host = await serve(answer(status, headers))
  expect(await checkOf([host])(host.at(), never)).toEqual({ address: host.at(), ...report })
})

it('reports a server that is late, silent, gone or no web server', async () => {
  const slow = await serve(() => {})
  expect(await checkOf([slow], { timeoutMs: 100 })(slow.at(), never)).toMatchObject({ problem: 'late' })
  const endless = createTcpServer((socket) => {
    socket.on('error', () => {})
    const timer = setInterval(() => socket.write('HTTP/1.1 102 Processing\r\n\r\n'), 5)
    socket.once('close', () => clearInterval(timer))
  })
  const other = createTcpServer((socket) => socket.on('error', () => {}).end('SSH-2.0-OpenSSH\r\n'))
  const upgrading = createTcpServer((socket) =>
    socket
      .on('error', () => {})
      .write('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'),
  )
  const huge = createTcpServer((socket) =>
    socket.on('error', () => {}).write(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(100_000)}`),
  )
  for (const [server, problem, timeout] of [
    [endless, 'late', { timeoutMs: 300 }],
    [other, 'unreachable', {}],
    [upgrading, 'unreachable', {}],
    [huge, 'unreachable', {}],
  ] as const) {
    const port = await listen(server as unknown as Server, '127.0.0.1')
    const check = checkOf([], { mayConnect: () => true, ...timeout })
    expect(await check(`http://127.0.0.1:${port}/`, never)).toMatchObject({ problem })
  }
  const gone = await serve(answer(200))
  for (const close of closing.splice(0)) close()
  expect(await checkOf([gone])(gone.at(), never)).toMatchObject({ problem: 'unreachable' })
})

it('tells a name that does not exist from one that could not be looked up', async () => {
  const address = 'https://no.example/'
  const unknown = checkOf([], { resolve: async () => [] })
  expect(await unknown(address, never)).toEqual({ address, problem: 'unknownHost' })
  const failing = checkOf([], { resolve: () => Promise.reject(new Error('No name server')) })
  expect(await failing(address, never)).toEqual({ address, problem: 'notLookedUp' })
})

it.runIf(canMakeCertificates)(
  'reports a certificate that nobody has signed, after asking for the name in the link',
  async () => {
    const { path, remove } = temporaryDirectory()
    const { certificate, key } = makeCertificate(path, 'DNS:secure.example')
    const names: string[] = []
    const server = createSecureServer({
      cert: readFileSync(certificate),
      key: readFileSync(key),
      SNICallback(name, done) {
        names.push(name)
        done(null)
      },
    })
    const port = await listen(server, '127.0.0.1')
    const check = checkOf([], { mayConnect: () => true, resolve: async () => ['127.0.0.1'] })
    const address = `https://secure.example:${port}/`
    expect(await check(address, never)).toEqual({ address, problem: 'insecure' })
    expect(names).toEqual(['secure.example'])
    remove()
  },
)

it('does not use a proxy that the environment names', async () => {
  const proxy = await serve(answer(200))
  const host = await serve(answer(204))
  // Node reads these variables when it starts.
  const check = `
    import { createLinkChecker } from '#link-check/check-link.ts'
    const check = createLinkChecker({ origin: 'https://www.example.com', mayConnect: () => true })
    console.log((await check('${host.at()}', new AbortController().signal)).status)`
  const env = { ...process.env, NODE_USE_ENV_PROXY: '1', HTTP_PROXY: proxy.at(), http_proxy: proxy.at() }
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', check], {
    env,
  })
  expect(stdout).toBe('204\n')
  expect(proxy.requests).toEqual([])
})

describe('a check of many links', () => {
  it('reports each once, asks one host for one at a time, and no host more often than twice a second', async () => {
    const times: number[] = []
    let open = 0
    let most = 0
    const host = await serve((_, response) => {
      times.push(performance.now())
      most = Math.max(most, ++open)
      response.writeHead(200).end(() => open--)
    })
    const links = ['/a', '/b', '/c'].map((path) => host.at(path))
    const reported: string[] = []
    const check = createLinkChecker({
      origin: 'https://www.example.com',
      mayConnect: (address, port) => address === '127.0.0.1' && port === host.port,
    })
    const begin = performance.now()
    await checkLinks(links, check, never, ({ address }) => reported.push(address))
    expect(reported).toEqual(links)
    expect(most).toBe(1)
    // Requests leave at least 500 ms apart. Each can arrive late, so only the whole is compared.
    expect((times.at(-1) ?? 0) - begin).toBeGreaterThanOrEqual(999)
  })

  it('sends nothing more once it is canceled, and ends what is under way', async () => {
    const canceling = new AbortController()
    const host = await serve((request) => {
      request.socket.once('close', () => ended++)
      canceling.abort()
    })
    let ended = 0
    const links = ['/a', '/b', '/c'].map((path) => host.at(path))
    await expect(checkLinks(links, checkOf([host]), canceling.signal, () => {})).rejects.toThrow('aborted')
    await expect.poll(() => ended).toBe(1)
    expect(host.requests).toHaveLength(1)
  })
  it('looks up nothing more once it is canceled, and ends with its last look-up', async () => {
    const canceling = new AbortController()
    let begun = 0
    let ended = 0
    const resolve = async () => {
      begun++
      // Those that began later take longer.
      for (let n = begun; n > 0; n--) await setImmediate()
      canceling.abort()
      ended++
      return []
    }
    const links = Array.from({ length: 20 }, (_, n) => `https://name-${n}.example/`)
    const reported: unknown[] = []
    const begin = () =>
      checkLinks(links, checkOf([], { resolve }), canceling.signal, (each) => reported.push(each))
    await expect(begin()).rejects.toThrow('aborted')
    expect({ begun, ended, reported }).toEqual({ begun: 6, ended: 6, reported: [] })
    await expect(begin()).rejects.toThrow('aborted')
    expect(begun).toBe(6)
  })
})
