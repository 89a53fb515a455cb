// A server to attack. After an attack, the process must be up, its memory bounded, the table unchanged, and the log
// must contain nothing that was sent.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { ContentItem } from '#content-sync/content-item.ts'
import { commonHeaders } from '#page-server/http/security-headers.ts'
import { addAccounts, password } from '#testing/accounts.ts'
import { connectClient } from '#testing/client.ts'
import { residentMemoryBytes } from '#testing/processes.ts'
import { startServer, type TestServer } from '#testing/server.ts'
import { samplePages } from '#tests/support/browser/sample-pages.ts'
import { type RawAnswer, sendRaw } from './raw-http.ts'

/** Part of everything that an attack tries to write, so that it can be found in the table or a log. */
export const marker = 'abuse-marker'

const megabyte = 1024 * 1024
/** The allowed growth of the process, beyond its caches and database pools. */
const maxGrowthBytes = 150 * megabyte

interface Answer {
  status: number
  headers: Headers
  body: string
}

/** Every response has these headers. A page may have its own policy. */
function expectCommonHeaders(headers: Headers, what: string): void {
  for (const [name, value] of commonHeaders({ https: false })) {
    if (name === 'content-security-policy') expect(headers.get(name), what).toContain("default-src 'none'")
    else expect(headers.get(name), `${name} of ${what}`).toBe(value)
  }
  const permissions = [...headers.keys()].filter((name) => name.startsWith('access-control-'))
  expect(permissions, `permissions for other origins of ${what}`).toEqual([])
}

export class Target {
  /** The number of inputs sent so far. */
  inputs = 0
  readonly server: TestServer
  /** Tokens of an operator, and of a signed-in user who is not an operator; empty if no sign-in is required. */
  readonly operator: string
  readonly user: string
  /** The secret with which the server signs sessions. */
  readonly jwtSecret: string
  /** Values that must not appear in any response or log. */
  readonly secrets: readonly string[]
  #rows: ContentItem[] = []
  #memory = 0
  #pid: number | undefined

  private constructor(server: TestServer, operator: string, user: string) {
    this.server = server
    this.operator = operator
    this.user = user
    this.jwtSecret = server.jwtSecret
    this.secrets = [this.jwtSecret, '$2b$', password, operator, user].filter(Boolean)
  }

  /** Starts a server whose table contains three rows. */
  static async start(env: Record<string, string> = { ADMIN_ACCESS: 'operators' }): Promise<Target> {
    const server = await startServer({ env })
    const sessions = env.ADMIN_ACCESS === 'operators' ? await makeSessions(server) : []
    const target = new Target(server, sessions[0] ?? '', sessions[1] ?? '')
    await target.#warmUp()
    return target
  }

  get key(): string {
    return this.server.publishableKey
  }

  /**
   * Sends one input as a client with the publishable key. Anything that fetch would add or correct must be sent with
   * `raw`.
   */
  async call(path: string, { token, ...init }: RequestInit & { token?: string } = {}): Promise<Answer> {
    this.inputs++
    const headers = new Headers(init.headers)
    if (!headers.has('apikey')) headers.set('apikey', this.key)
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    if (init.body && !headers.has('content-type')) headers.set('content-type', 'application/json')
    const response = await fetch(`${this.server.url}${path}`, { redirect: 'manual', ...init, headers })
    const answer = { status: response.status, headers: response.headers, body: await response.text() }
    this.#check(answer, `${init.method ?? 'GET'} ${path}`)
    return answer
  }

  /**
   * Returns a header by which the next input comes from an address of its own, as limits count by address. The server must
   * trust the proxy 127.0.0.1.
   */
  fromNewAddress(): { 'x-forwarded-for': string } {
    return { 'x-forwarded-for': `198.51.${this.inputs >> 8}.${this.inputs & 255}` }
  }

  /**
   * Sends one input and expects a client error.
   * @param what describes the input if the path does not
   */
  async expectRefused(path: string, init: RequestInit & { token?: string } = {}, what = ''): Promise<void> {
    const { status, body } = await this.call(path, init)
    const said = `${init.method ?? 'GET'} ${path} ${what}: ${status} ${body.slice(0, 200)}`
    expect(status, said).toBeGreaterThanOrEqual(400)
    expect(status, said).toBeLessThan(500)
  }

  /**
   * Sends raw bytes, and reads until the server has closed the connection.
   * @returns all responses on it
   */
  async raw(bytes: string | Buffer): Promise<RawAnswer[]> {
    this.inputs++
    const answers = await sendRaw(this.server.url, bytes)
    for (const answer of answers) this.#check(answer, JSON.stringify(bytes.toString('latin1').slice(0, 200)))
    return answers
  }

  /**
   * Sends a request after which the connection is closed.
   * @returns its response
   */
  async request(line: string, headers: readonly string[] = [], body = ''): Promise<RawAnswer> {
    const length = body ? [`Content-Length: ${Buffer.byteLength(body)}`] : []
    const head = [`${line} HTTP/1.1`, 'Host: 127.0.0.1', ...headers, ...length, 'Connection: close']
    const [answer, ...more] = await this.raw(Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`, 'latin1'))
    if (!answer || more.length > 0) throw new Error(`${more.length + Number(!!answer)} answers to ${line}`)
    return answer
  }

  /** The table, as anyone may read it. */
  async rows(): Promise<ContentItem[]> {
    const content = connectClient(this.server).from('website_content')
    return (await content.select().order('content_key').throwOnError()).data
  }

  async expectTableAsItWas(): Promise<void> {
    expect(await this.rows(), 'the table').toEqual(this.#rows)
  }

  /**
   * Must be called last.
   * @throws if the attack has left a trace
   */
  async expectUnharmed(): Promise<void> {
    expect(this.server.process.exitCode, 'the process').toBeNull()
    expect(this.server.process.pid).toBe(this.#pid)
    for (const path of ['/', '/careers', '/admin']) expect((await this.call(path)).status, path).toBe(200)
    await this.expectTableAsItWas()
    expect(residentMemoryBytes(this.server.process.pid ?? 0) - this.#memory, 'bytes more').toBeLessThan(
      maxGrowthBytes,
    )
    const log = this.server.output + readFileSync(join(this.server.dataDir, 'postgres.log'), 'utf8')
    for (const secret of [...this.secrets, marker]) expect(log).not.toContain(secret)
    expect(log).not.toMatch(/^\s+at .*(\(|file:)/m)
    const lines = this.server.output.trim().split('\n')
    expect(lines.filter((line) => !knownMessage.test(JSON.parse(line).message))).toEqual([])
    console.info(`${this.inputs} inputs`)
  }

  async #warmUp(): Promise<void> {
    const rows = ['one', 'two', 'three'].map((content_key) => ({
      content_key,
      content_value: `Text ${content_key}`,
    }))
    const global = this.operator ? { global: { headers: { Authorization: `Bearer ${this.operator}` } } } : {}
    await connectClient(this.server, global).from('website_content').insert(rows).throwOnError()
    this.#rows = await this.rows()
    // A kind of page loads what it draws on its first request.
    const unknown = Array.from({ length: 50 }, (_, i) => `/none/${i}`)
    for (const path of [...samplePages, ...unknown])
      await fetch(this.server.url + path).then((response) => response.text())
    this.#pid = this.server.process.pid
    this.#memory = residentMemoryBytes(this.server.process.pid ?? 0)
  }

  #check({ headers, body }: Answer, what: string): void {
    expectCommonHeaders(headers, what)
    for (const secret of this.secrets)
      expect(body.includes(secret), `a secret in the answer to ${what}`).toBe(false)
  }
}

/** All messages that the server may log. Anything else in its log was put there by a request. */
const knownMessage =
  /^Creating the database|^.+ is on http:\S+ \(admin: \S+\)$|^Anyone who (uses this machine|reaches this site) can edit |^Editing without signing in has ended: |^Failed sign-ins$|^database: \w+$|^The backend could not answer a request( \(\w+\))?$|^A request was slow$|^Repeated lines were left out of the log$|^Stopping \(SIG\w+\)…$|^Stopped\.$/

async function makeSessions(server: TestServer): Promise<string[]> {
  const emails = ['operator@example.com', 'user@example.com']
  await addAccounts(server, emails, emails.slice(0, 1))
  const tokens: string[] = []
  for (const email of emails) {
    const { data } = await connectClient(server).auth.signInWithPassword({ email, password })
    tokens.push(data.session?.access_token ?? '')
  }
  return tokens
}
