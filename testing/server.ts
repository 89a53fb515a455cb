// Starts the real server for a test, as `npm start` does, on its own port and with its own data directory.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { copyCached } from './cached-folder.ts'
import { findFreePort } from './free-port.ts'
import { isRunning, killProcesses, processesNaming, processTree } from './processes.ts'
import { root } from './root.ts'
import { siteEnvironment } from './run-node.ts'
import { temporaryDirectory } from './temporary.ts'

export interface ServerOptions {
  env?: Record<string, string>
  /** Kept when the server stops. Without it, the server gets a temporary directory, which is then removed. */
  dataDir?: string
  /** What to run instead of `node server.ts` in the checkout. */
  command?: { program: string; args: string[]; cwd: string }
}

/**
 * For tests that end without stopping their servers. The servers must end before their directories are removed, because they would
 * write there again.
 */
const killAtExit = new Set<() => void>()
process.prependListener('exit', () => {
  for (const kill of killAtExit) kill()
})

/** How `npm start` runs Node. */
export const nodeArguments = ['--max-semi-space-size=2', 'server.ts']

/** The server limits a stop to 8 s by itself. */
const maxStopMs = 60_000

/** The server ended instead of listening. */
export class StartFailure extends Error {
  readonly exitCode: number | null
  readonly output: string

  constructor(exitCode: number | null, output: string) {
    super(`The server ended with code ${exitCode}:\n${output}`)
    this.exitCode = exitCode
    this.output = output
  }
}

export class TestServer {
  readonly dataDir: string
  url = ''
  output = ''
  #options: ServerOptions
  #process: ChildProcess | undefined
  #removeDirectory = () => {}
  /** Whether it starts on a new database, which may then be a copy. */
  readonly #mayCopyDatabase: boolean
  #killed = false

  constructor(options: ServerOptions) {
    this.#options = options
    const { dataDir, command, env = {} } = options
    this.#mayCopyDatabase = !dataDir && !command && !env.DATABASE_URL && !env.SUPABASE_URL
    if (options.dataDir) {
      this.dataDir = options.dataDir
    } else {
      const { path, remove } = temporaryDirectory()
      this.dataDir = join(path, 'data')
      this.#removeDirectory = remove
    }
  }

  /** Whether its process was started. */
  get isStarted(): boolean {
    return this.#process !== undefined
  }

  get process(): ChildProcess {
    if (!this.#process) throw new Error('The server has not been started')
    return this.#process
  }

  get publishableKey(): string {
    return this.#keys.publishableKey
  }

  /** The secret with which the server signs sessions. */
  get jwtSecret(): string {
    return this.#keys.jwtSecret
  }

  get #keys(): { publishableKey: string; jwtSecret: string } {
    return JSON.parse(readFileSync(join(this.dataDir, 'keys.json'), 'utf8'))
  }

  /**
   * Starts the process and waits until it listens: the first time on any free port, later on the same one.
   * @throws {StartFailure} if it ends instead
   */
  async start(): Promise<void> {
    const { program, args, cwd } = this.#options.command ?? {
      program: process.execPath,
      // Its title in lists of processes tells which test run it belongs to.
      args: [`--title=${this.dataDir}`, ...nodeArguments],
      cwd: root,
    }
    if (this.#mayCopyDatabase && !existsSync(this.dataDir)) {
      await copyNewDatabase(this.dataDir)
    }
    // The server creates its sockets there, so that a killed one leaves nothing elsewhere.
    const temporary = `${this.dataDir}.tmp`
    mkdirSync(temporary, { recursive: true })
    const env = siteEnvironment({
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '2',
      TMPDIR: temporary,
      DATA_DIR: this.dataDir,
      PORT: this.url ? new URL(this.url).port : `${await findFreePort()}`,
      ...this.#options.env,
    })
    const server = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    this.#process = server
    this.output = ''
    const listening = new Promise<string>((resolve, reject) => {
      const collect = (chunk: string) => {
        this.output += chunk
        const [, url] = / is on (http:\S+)/.exec(this.output) ?? []
        if (url) resolve(url)
      }
      server.stdout.setEncoding('utf8').on('data', collect)
      server.stderr.setEncoding('utf8').on('data', collect)
      server.once('error', reject)
      server.once('close', (code) => reject(new StartFailure(code, this.output)))
    })
    const kill = () => killProcesses(this.#allProcesses())
    killAtExit.add(kill)
    server.once('exit', () => killAtExit.delete(kill))
    this.url = await listening
    // The server logs its address a moment before it can be stopped cleanly. A response arrives only after that.
    await fetch(`${this.url}/rest/v1/`)
  }

  /**
   * Stops the server as an administrator does.
   * @returns its exit code
   */
  async stop(): Promise<number | null> {
    const { process: server } = this
    if (isRunning(server)) {
      const signal = AbortSignal.timeout(maxStopMs)
      server.kill('SIGTERM')
      await once(server, 'exit', { signal }).catch((cause) => {
        killProcesses(this.#allProcesses())
        throw new Error(`The server did not end within ${maxStopMs} ms:\n${this.output}`, { cause })
      })
    }
    if (this.#killed) await this.#killLeftover()
    this.#removeDirectory()
    return server.exitCode
  }

  /** Kills the server without warning: all of its processes or only Node, and also a database that outlived Node. */
  async kill9(which: 'all' | 'node' = 'all'): Promise<void> {
    this.#killed = true
    const exited = isRunning(this.process) && once(this.process, 'exit')
    killProcesses(which === 'all' ? this.#allProcesses() : [this.process.pid ?? 0])
    await exited
    if (which === 'all') await this.#killLeftover()
  }

  #allProcesses(): Set<number> {
    return new Set([...processTree(this.process.pid ?? 0), ...this.#databaseProcesses()])
  }

  /** All PostgreSQL processes on this data directory, whichever process started them. */
  #databaseProcesses(): number[] {
    return processesNaming(join(this.dataDir, 'postgres'))
  }

  /** Repeats, because the server may have started another process while its processes were listed. */
  async #killLeftover(): Promise<void> {
    for (let left = this.#databaseProcesses(); left.length > 0; left = this.#databaseProcesses()) {
      killProcesses(left)
      await delay(5)
    }
  }
}

/**
 * Starts a server and waits until it listens.
 * @throws {StartFailure} if it ends instead
 */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const server = new TestServer(options)
  try {
    await server.start()
    return server
  } catch (error) {
    if (server.isStarted) await server.stop()
    throw error
  }
}

/** What the first start of a site creates. */
const newDatabase = {
  kind: 'new-database',
  sources: ['backend/**/*.{ts,sql}', 'supabase/migrations/*.sql', 'package-lock.json'],
  async make(path: string) {
    const { path: dataDir, remove } = temporaryDirectory()
    const server = await startServer({ dataDir: join(dataDir, 'data') })
    await server.stop()
    renameSync(join(dataDir, 'data/postgres'), path)
    remove()
  },
}

/** Creates a data directory with what the first start of a server creates in its database. */
export async function copyNewDatabase(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  await copyCached(newDatabase, join(dataDir, 'postgres'))
}
