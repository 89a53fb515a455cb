// A command that is interrupted while it runs its own PostgreSQL.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { readPostmasterFile } from '#backend/database/postmaster-file.ts'
import { processesNaming } from '#testing/processes.ts'
import { root } from '#testing/root.ts'
import { siteEnvironment } from '#testing/run-node.ts'
import { temporaryDirectory } from '#testing/temporary.ts'

const { path } = temporaryDirectory()
const cluster = join(path, 'data/postgres')
const sockets = join(path, 'sockets')
mkdirSync(sockets)

/** Sends a signal to a command that waits for a password, and expects it to leave nothing behind. */
export async function expectNothingLeft(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP'): Promise<void> {
  const command = spawn(process.execPath, ['scripts/operator.ts', 'add', 'a@example.com'], {
    cwd: root,
    env: siteEnvironment({ DATA_DIR: join(path, 'data'), TMPDIR: sockets }),
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const ended = once(command, 'exit')
  await expect.poll(() => readPostmasterFile(cluster)?.ready, { timeout: 120_000 }).toBe(true)
  command.kill(signal)
  expect(await ended).toEqual([128 + constants.signals[signal], null])
  await expect.poll(() => processesNaming(cluster)).toEqual([])
  expect(readdirSync(sockets)).toEqual([])
}
