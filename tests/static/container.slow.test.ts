// The site runs with what the Dockerfile copies into the image, in a folder instead of a container.
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '#testing/root.ts'
import { startServer } from '#testing/server.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import { copied, lastStage } from '#tests/support/docs/dockerfile.ts'
import { readDocument } from '#tests/support/docs/named-tests.ts'

/** What the last stage copies from the build. */
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
