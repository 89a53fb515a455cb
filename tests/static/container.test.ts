// Dockerfile and compose.yaml, as far as they can be checked without a container engine.
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { startServer } from '#testing/server.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import { blockOf } from '#tests/support/docs/deploy-document.ts'
import { readDocument } from '#tests/support/docs/named-tests.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const dockerfile = readDocument('Dockerfile')
const lastStage = dockerfile.split(/^FROM .*$/m).at(-1) ?? ''

/** What the last stage copies from the checkout and from the build. */
const copied = [...lastStage.matchAll(/^COPY ([^-].*) \S+$/gm)].flatMap(([, sources = '']) =>
  sources.split(' '),
)
const [, built = ''] = /^COPY --from=build \/app\/(\S+) /m.exec(lastStage) ?? []

/** The command of an instruction in JSON form, such as CMD ["node", "server.ts"]. */
const commandOf = (instruction: RegExp): string[] => {
  const [, command = '[]'] = instruction.exec(lastStage) ?? []
  return JSON.parse(command)
}

/** Recreates the folder /app of the image: the copied files, and all packages except development dependencies. */
function makeImageFolder(folder: string): void {
  for (const path of globSync([...copied, built], { cwd: root }))
    cpSync(join(root, path), join(folder, path), { recursive: true })
  const { dependencies } = JSON.parse(readDocument('package.json'))
  for (const name of Object.keys(dependencies)) {
    const link = join(folder, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), link)
  }
}

describe('the image', () => {
  it('is built from existing files, all of which .dockerignore allows', () => {
    const allowed = readDocument('.dockerignore').match(/^!.*/gm)
    expect(copied.length).toBeGreaterThan(5)
    for (const source of copied) {
      expect(globSync(source, { cwd: root }), source).not.toEqual([])
      expect(allowed).toContain(`!${source}`)
    }
  })

  it('has everything that the site needs to run, and its health check fails when the site stops', async () => {
    const { path, remove } = temporaryDirectory()
    makeImageFolder(path)
    const [, ...args] = commandOf(/^CMD (.*)$/m)
    const server = await startServer({ command: { program: process.execPath, args, cwd: path } })
    expect((await fetch(`${server.url}/services`)).status).toBe(200)

    const [, ...check] = commandOf(/^HEALTHCHECK .*\\\n +CMD (.*)$/m)
    const isHealthy = () =>
      spawnSync(process.execPath, check, { env: { PORT: new URL(server.url).port } }).status === 0
    expect(isHealthy()).toBe(true)
    const command = spawnSync(process.execPath, ['scripts/operator.ts', 'list'], {
      cwd: path,
      env: { DATA_DIR: server.dataDir, TMPDIR: `${server.dataDir}.tmp` },
      encoding: 'utf8',
    })
    expect(command.stdout).toContain('There are no operators yet')
    await server.stop()
    expect(isHealthy()).toBe(false)
    remove()
  })
})

describe('compose.yaml', () => {
  it('lists the variables that the file .env can set', () => {
    const compose = readDocument('compose.yaml')
    const [, said = ''] = /^# .* The file \.env can set ([^.]*)\./m.exec(compose) ?? []
    const used = [...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
    expect(said.match(/[A-Z_]+/g)?.sort()).toEqual([...new Set(used)].sort())
  })
})

describe('the proxy of compose.yaml', () => {
  it('is the tested one of docs/deploy.md, except for names, TLS, a proxy in front and stopped containers', () => {
    const documented = blockOf('nginx')
      .replace('127.0.0.1:3001', 'site-1:3000')
      .replace('127.0.0.1:3002', 'site-2:3000')
      .replace('listen 443 ssl http2', 'listen 80')
      .replaceAll(/ +(server_name|ssl_certificate).*\n/g, '')
      .replace('$remote_addr', '$proxy_add_x_forwarded_for')
    const own = readDocument('deploy/nginx.conf')
      .replace(/^# .*\n/, '')
      .replace(/ +# A stopped container .*\n +proxy_connect_timeout 1s;\n/, '')
    expect(own).toBe(documented)
  })
})
