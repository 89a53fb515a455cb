import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readPostmasterFile } from '#backend/database/postmaster-file.ts'
import { connectClient } from '#testing/client.ts'
import { findFreePort } from '#testing/free-port.ts'
import { processesNaming, processTree } from '#testing/processes.ts'
import { StartFailure, startServer, TestServer } from '#testing/server.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import { makeRelease, migrations } from '#tests/support/server/programs/site-version.ts'
import { reuseServer } from '#tests/support/server/reuse-server.ts'

/** Milliseconds for what takes a moment on an idle machine. */
const timeout = 120_000

describe('a server', () => {
  let server: TestServer
  reuseServer((given) => {
    server = given
  })
  beforeEach(() => content().delete().neq('content_key', '').throwOnError())

  const content = () => connectClient(server).from('website_content')
  const cluster = () => join(server.dataDir, 'postgres')
  const databaseProcess = () => readPostmasterFile(cluster())?.pid ?? 0
  const databaseLog = () => readFileSync(join(server.dataDir, 'postgres.log'), 'utf8')

  async function insert(content_key: string): Promise<void> {
    await content().insert({ content_key, content_value: 'A value' }).throwOnError()
  }

  async function expectContent(...keys: string[]): Promise<void> {
    const { data } = await content().select().order('created_at').throwOnError()
    expect(data.map(({ content_key }) => content_key)).toEqual(keys)
  }

  it('ends its database cleanly on SIGTERM, and leaves no process and no socket', async () => {
    await insert('first')
    server.process.kill('SIGTERM')
    expect(await once(server.process, 'exit')).toEqual([0, null])
    expect(processesNaming(cluster())).toEqual([])
    expect(readdirSync(`${server.dataDir}.tmp`)).toEqual([])

    await server.start()
    expect(databaseLog()).toContain('database system was shut down at')
    expect(databaseLog()).not.toContain('recovery')
    await expectContent('first')
  })

  it('ends the database that a killed server left running, and continues with its data', async () => {
    await insert('first')
    const orphan = databaseProcess()
    await server.kill9('node')
    expect(processesNaming(cluster())).toContain(orphan)

    await server.start()
    expect(databaseProcess()).not.toBe(orphan)
    expect(processesNaming(cluster())).not.toContain(orphan)
    expect(readdirSync(`${server.dataDir}.tmp`)).toHaveLength(1)
    await expectContent('first')
  })

  it('starts despite the files of a killed server, and does not harm a later process with the same id', async () => {
    await insert('first')
    await server.kill9()
    const somebody = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    const file = join(cluster(), 'postmaster.pid')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, `${somebody.pid}`))

    await server.start()
    await expectContent('first')
    expect(somebody.exitCode).toBeNull()
    expect(somebody.signalCode).toBeNull()
    somebody.kill()
  })

  it('waits for the last process of a killed database', async () => {
    await insert('first')
    const [last = 0] = processTree(databaseProcess()).slice(1)
    process.kill(last, 'SIGSTOP')
    process.kill(databaseProcess(), 'SIGKILL')
    await server.kill9('node')

    const starting = server.start()
    await expect.poll(() => databaseLog(), { timeout }).toContain('shared memory block')
    process.kill(last, 'SIGKILL')
    await starting
    await expectContent('first')
  })

  it('restarts its database after it was killed', async () => {
    await insert('first')
    const { length } = server.output
    const logged = () => server.output.slice(length)
    process.kill(databaseProcess(), 'SIGKILL')
    await expect.poll(logged).toMatch(/"level":"error","message":"PostgreSQL ended unexpectedly/)
    await vi.waitFor(() => insert('second'), { timeout, interval: 50 })
    await expect.poll(logged).toContain('PostgreSQL runs again.')
    await expectContent('first', 'second')
  })

  it('restarts its database after it was killed and the directory of its socket was removed', async () => {
    const sockets = `${server.dataDir}.tmp`
    for (const name of readdirSync(sockets)) rmSync(join(sockets, name), { recursive: true })
    process.kill(databaseProcess(), 'SIGKILL')
    await vi.waitFor(() => insert('first'), { timeout, interval: 50 })
    await expectContent('first')
  })

  it('is not disturbed by a server on a copy of its data directory', async () => {
    await insert('first')
    const copy = `${server.dataDir}.copy`
    // Without the snapshot, which the server may be replacing at this moment.
    cpSync(server.dataDir, copy, {
      recursive: true,
      filter: (from) => !from.includes('content-snapshot.json'),
    })
    const sockets = readdirSync(`${server.dataDir}.tmp`)
    const second = await startServer({ dataDir: copy })
    await second.stop()
    expect(readdirSync(`${server.dataDir}.tmp`)).toEqual(sockets)
  })

  it('refuses a second server on its data directory, and is not disturbed by it', async () => {
    const second = await startServer({ dataDir: server.dataDir }).catch((error: unknown) => error)
    expect(second).toBeInstanceOf(StartFailure)
    expect(second).toMatchObject({
      exitCode: 1,
      output: expect.stringMatching(/^Another process is using .*\n$/),
    })
    await insert('first')
    await expectContent('first')
  })

  it('refuses a second server also if the file of its lock was deleted, and keeps its database', async () => {
    const own = databaseProcess()
    rmSync(join(server.dataDir, 'lock'))
    await expect(startServer({ dataDir: server.dataDir })).rejects.toMatchObject({
      exitCode: 1,
      output: expect.stringMatching(
        `^Another process is using .* Stop process ${server.process.pid} first\\.\n$`,
      ),
    })
    expect(databaseProcess()).toBe(own)
    await insert('first')
    await expectContent('first')
  })

  it('ends its database on Ctrl-C while that is still starting, and leaves no socket', async () => {
    // Again if the server had started before the signal.
    for (let failure: unknown; !(failure instanceof StartFailure); ) {
      await server.kill9() // so that the database takes longer to start
      const starting = server.start().catch((error: unknown) => error)
      await vi.waitUntil(() => processesNaming(cluster()).length > 0, { timeout, interval: 1 })
      server.process.kill('SIGINT')
      failure = await starting
    }
    await expect.poll(() => processesNaming(cluster())).toEqual([])
    expect(readdirSync(`${server.dataDir}.tmp`)).toEqual([])
  })

  it('leaves no socket if its database does not start, and says all of the reason', async () => {
    await server.kill9()
    appendFileSync(join(cluster(), 'postgresql.conf'), 'no_such_setting = on\n')
    await expect(server.start()).rejects.toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('PostgreSQL did not start: '),
    })
    expect(readdirSync(`${server.dataDir}.tmp`)).toEqual([])

    rmSync(join(cluster(), 'global/pg_control'))
    writeFileSync(join(cluster(), 'postgresql.conf'), '')
    await expect(server.start()).rejects.toMatchObject({
      exitCode: 1,
      output: expect.stringMatching(
        /^PostgreSQL did not start: .*could not find the database system .*but could not open file .*pg_control.* \(\S+postgres\.log\)\. If files are missing or damaged, restore the newest backup into another DATA_DIR\.\n$/m,
      ),
    })
  })
})

it('starts after its first start was killed while the database was being created', async () => {
  const { path, remove } = temporaryDirectory()
  const killed = async (tries: number): Promise<TestServer> => {
    const server = new TestServer({ dataDir: join(path, `${tries}`) })
    let ended = false
    const starting = server.start().then(
      () => (ended = true),
      () => (ended = true),
    )
    while (!ended && processesNaming(join(server.dataDir, 'postgres.new-')).length === 0) await delay(1)
    await server.kill9()
    await starting
    // On a busy machine, the database may have been created before the kill.
    return readdirSync(server.dataDir).includes('postgres') ? killed(tries + 1) : server
  }
  const server = await killed(1)

  await server.start()
  expect(readdirSync(server.dataDir).filter((name) => name.startsWith('postgres'))).toEqual([
    'postgres',
    'postgres.log',
  ])
  await server.stop()
  remove()
})

describe('a start that cannot succeed reports why in one line', () => {
  it('without its database', async () => {
    const DATABASE_URL = `postgres://site:a-password@127.0.0.1:${await findFreePort()}/site`
    const failure = await startServer({ env: { DATABASE_URL } }).catch((error: unknown) => error)
    expect(failure).toMatchObject({
      exitCode: 1,
      output: expect.stringMatching(/^Cannot reach the database: .*\n$/),
    })
    expect((failure as StartFailure).output).not.toContain('a-password')
  })

  it('without a build, before it creates or upgrades a database', async () => {
    const { path, remove } = temporaryDirectory()
    const command = makeRelease(join(path, 'release'), migrations.length)
    rmSync(join(path, 'release', 'build'))
    const dataDir = join(path, 'data')
    await expect(startServer({ dataDir, command })).rejects.toMatchObject({
      exitCode: 1,
      output: 'The site is not built. Run npm run build.\n',
    })
    expect(existsSync(dataDir)).toBe(false)
    remove()
  })

  it('without a data directory', async () => {
    const { path, remove } = temporaryDirectory()
    const file = join(path, 'file')
    writeFileSync(file, '')
    const env = { DATA_DIR: join(file, 'data') }
    await expect(startServer({ dataDir: join(path, 'data'), env })).rejects.toMatchObject({
      exitCode: 1,
      output: expect.stringMatching(/^.* cannot be used \(ENOTDIR.*\n$/),
    })
    remove()
  })

  it('without a folder for the socket of its database', async () => {
    const { path, remove } = temporaryDirectory()
    // Short, because a long one is not used.
    const TMPDIR = '/none'
    await expect(startServer({ dataDir: join(path, 'data'), env: { TMPDIR } })).rejects.toMatchObject({
      exitCode: 1,
      output: expect.stringMatching(
        /The socket of the database cannot be in \S+none \(ENOENT\)\. Set TMPDIR to a folder that this user can write to, with a path of less than 60 characters\.\n$/,
      ),
    })
    remove()
  })

  it.each(['damaged keys', 'a directory in place of the keys'])('with %s', async (what) => {
    const { path, remove } = temporaryDirectory()
    const dataDir = join(path, 'data')
    mkdirSync(dataDir)
    if (what === 'damaged keys') writeFileSync(join(dataDir, 'keys.json'), '{}')
    else mkdirSync(join(dataDir, 'keys.json'))
    await expect(startServer({ dataDir })).rejects.toMatchObject({
      exitCode: 1,
      output: expect.stringMatching(/^\S+keys\.json is damaged\..*\n$/),
    })
    remove()
  })

  it.each(['an empty folder', 'a file'])('on %s in place of the database', async (what) => {
    const { path, remove } = temporaryDirectory()
    const dataDir = join(path, 'data')
    mkdirSync(dataDir)
    if (what === 'a file') writeFileSync(join(dataDir, 'postgres'), '')
    else mkdirSync(join(dataDir, 'postgres'))
    await expect(startServer({ dataDir })).rejects.toMatchObject({
      exitCode: 1,
      output: expect.stringMatching(/^\S+postgres is damaged: .* Restore it, or .*\n$/),
    })
    remove()
  })

  it('on the database of another PostgreSQL version', async () => {
    const { path, remove } = temporaryDirectory()
    const dataDir = join(path, 'data')
    mkdirSync(join(dataDir, 'postgres'), { recursive: true })
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
    await expect(startServer({ dataDir })).rejects.toMatchObject({
      exitCode: 1,
      output: expect.stringMatching(/was made by PostgreSQL 17.*\n$/),
    })
    remove()
  })
})

describe('the first line', () => {
  async function outputOf(args: string[], port: number, settings = {}): Promise<string> {
    const env = {
      ...settings,
      PORT: `${port}`,
      DATABASE_URL: `postgres://site@127.0.0.1:${await findFreePort()}/site`,
    }
    const command = { program: process.execPath, args: ['server.ts', ...args], cwd: process.cwd() }
    const failure = await startServer({ env, command }).catch((error: unknown) => error)
    return (failure as StartFailure).output
  }

  it('of `npm run dev` is the address of the site and the panel, before anything can fail', async () => {
    const port = await findFreePort()
    const [first = '', second] = (await outputOf(['--dev'], port)).split('\n')
    const url = `http://127.0.0.1:${port}`
    expect(JSON.parse(first).message).toBe(`Starting on ${url} (admin: ${url}/admin) …`)
    expect(second).toMatch(/^Cannot reach the database: /)
  })

  it('of a log for programs is not about an address that does not work yet', async () => {
    expect(await outputOf([], await findFreePort())).toMatch(/^Cannot reach the database: .*\n$/)
  })
  it('names a variable that is almost a setting', async () => {
    expect(await outputOf([], await findFreePort(), { ADMIN_ACCES: 'operators' })).toMatch(
      /^\{.*"ADMIN_ACCES is not a setting of this site, so it is ignored\. Did you mean ADMIN_ACCESS\?"\}\n/,
    )
  })
})
