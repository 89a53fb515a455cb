// PostgreSQL refuses to run as root, but the site can be started as any user, even where no other user could read its
// files.
import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { connectClient } from '#testing/client.ts'
import { root } from '#testing/root.ts'
import { siteEnvironment } from '#testing/run-node.ts'
import { startServer, type TestServer } from '#testing/server.ts'
import { temporaryDirectory } from '#testing/temporary.ts'

const isRoot = process.getuid?.() === 0 && process.platform === 'linux'
const nobody = 65534

/** Copies the program as hard links: fast, and independent of a directory that another user cannot enter. */
function copyCheckout(to: string): void {
  const namesIn = (folder: string) => readdirSync(join(root, folder))
  const entries = [
    ...namesIn('.').filter((name) => !/^(\.|(data|test-results|tests|node_modules)$)/.test(name)),
    ...namesIn('node_modules')
      .filter((name) => name !== '.cache')
      .map((name) => `node_modules/${name}`),
  ]
  const args = ['-al', '--parents', ...entries, to]
  const { status, stderr } = spawnSync('cp', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

async function expectToWork(server: TestServer): Promise<void> {
  const content = connectClient(server).from('website_content')
  const { data } = await content.insert({ content_key: 'a', content_value: 'b' }).select().throwOnError()
  expect(data).toHaveLength(1)
}

const ownerOfDatabase = ({ dataDir }: TestServer) => statSync(join(dataDir, 'postgres')).uid

describe.runIf(isRoot)('started as root, from a copy of the checkout', () => {
  const { path, remove } = temporaryDirectory()
  const checkout = join(path, 'checkout')
  let server: TestServer | undefined

  beforeAll(() => {
    mkdirSync(checkout)
    copyCheckout(checkout)
    // One that every user may write to, since each start without it compiles a thousand modules.
    const compiled = join(path, 'compiled')
    mkdirSync(compiled)
    chmodSync(compiled, 0o1777)
    vi.stubEnv('NODE_COMPILE_CACHE', compiled)
  })
  afterEach(async () => {
    await server?.stop()
    server = undefined
  })
  afterAll(() => {
    vi.unstubAllEnvs()
    remove()
  })

  const node = join(checkout, 'node_modules/.bin/node')
  const user = [`--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups']
  /** @returns the error output */
  const run = (dataDir: string, program: string, ...args: string[]): string => {
    const env = siteEnvironment({ DATA_DIR: dataDir, TMPDIR: `${dataDir}.tmp` })
    return spawnSync(program, args, { cwd: checkout, env, encoding: 'utf8' }).stderr
  }
  const command = { program: node, args: ['server.ts'], cwd: checkout }

  it('works below a directory of mode 700', async () => {
    chmodSync(path, 0o700)
    server = await startServer({ command })
    await expectToWork(server)
    expect(ownerOfDatabase(server)).toBe(0)
  })

  it('works there without user namespaces, and again with the files that this left', async () => {
    chmodSync(path, 0o700)
    const dataDir = join(path, 'without-namespaces')
    server = await startServer({ command, dataDir, env: { PATH: pathWithBroken('unshare') } })
    await expectToWork(server)
    expect(ownerOfDatabase(server)).toBe(nobody)
    await server.stop()
    server = await startServer({ command, dataDir })
    expect(ownerOfDatabase(server)).toBe(nobody)
  })

  it('reports what to do if the system offers no way at all', async () => {
    const env = { PATH: pathWithBroken('unshare', 'setpriv') }
    await expect(startServer({ command, env })).rejects.toMatchObject({
      exitCode: 1,
      output: expect.stringMatching(
        /^PostgreSQL refuses to run as root, .* Start as an ordinary user .*\n$/m,
      ),
    })
  })

  it('works when an ordinary user starts it, and names a file that is not theirs', async () => {
    chmodSync(path, 0o755)
    const dataDir = join(path, 'of-user', 'data')
    mkdirSync(`${dataDir}.tmp`, { recursive: true })
    for (const directory of [join(path, 'of-user'), `${dataDir}.tmp`]) chownSync(directory, nobody, nobody)
    const startAsUser = (env: Record<string, string>) =>
      startServer({
        dataDir,
        env,
        command: { program: 'setpriv', args: [...user, node, 'server.ts'], cwd: checkout },
      })
    server = await startAsUser({})
    await expectToWork(server)
    expect(ownerOfDatabase(server)).toBe(nobody)
    await server.stop()

    expect(run(dataDir, node, 'scripts/backup.ts')).toBe('')
    const backups = join(dataDir, 'backups')
    const [file = ''] = readdirSync(backups)
    expect([backups, join(backups, file)].map((path) => statSync(path).uid)).toEqual([nobody, nobody])
    chownSync(backups, 0, 0)
    expect(run(dataDir, 'setpriv', ...user, node, 'scripts/backup.ts')).toBe(
      `The backup was not made: ${backups} cannot be used (EACCES). What is in DATA_DIR must belong to the user who runs the site and its commands, and other paths must be open to that user.\n`,
    )

    mkdirSync(join(dataDir, 'inbox'))
    for (const [name, mode] of [
      ['keys.json', 0o700],
      ['postgres.log', 0o700],
      ['postgres/PG_VERSION', 0o700],
      ['inbox', 0o700],
      ['inbox', 0o755],
    ] as const) {
      const file = join(dataDir, name)
      chmodSync(file, mode)
      chownSync(file, 0, 0)
      const failure = await startAsUser({ ADMIN_ACCESS: 'operators', INBOX: 'on' }).catch((error) => error)
      expect(failure).toMatchObject({
        exitCode: 1,
        output: expect.stringMatching(
          RegExp(`^${file} cannot be used \\(EACCES\\)\\. What is in DATA_DIR .*\n$`),
        ),
      })
      chownSync(file, nobody, nobody)
    }
  })

  it('names the user whose directory it is, to the site and to its commands', async () => {
    chmodSync(path, 0o755)
    const dataDir = join(path, 'of-root')
    mkdirSync(join(dataDir, 'postgres'), { recursive: true })
    mkdirSync(`${dataDir}.tmp`)
    chownSync(`${dataDir}.tmp`, nobody, nobody)
    const runAsUser = (...args: string[]) => run(dataDir, 'setpriv', ...user, node, ...args)
    const belongs = `${dataDir} belongs to the user root. Run the site and its commands as that user.\n`
    expect(runAsUser('server.ts')).toBe(belongs)
    expect(runAsUser('scripts/operator.ts', 'list')).toBe(belongs)
    chmodSync(dataDir, 0o700)
    expect(runAsUser('scripts/backup.ts')).toBe(
      `${join(dataDir, 'postgres')} cannot be used (EACCES). What is in DATA_DIR must belong to the user who runs the site and its commands, and other paths must be open to that user.\n`,
    )
  })

  function pathWithBroken(...programs: string[]): string {
    const directory = join(path, `without-${programs.join('-')}`)
    mkdirSync(directory, { recursive: true })
    for (const program of programs)
      writeFileSync(join(directory, program), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
    const { PATH } = process.env
    return `${directory}:${PATH}`
  }
})
