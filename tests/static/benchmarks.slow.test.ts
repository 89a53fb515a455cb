// `npm run bench`: what its measurements rely on.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { startAbusedSite } from '#bench/abuse/start-abused-site.ts'
import { bench as benchAbuse } from '#bench/abuse.ts'
import { rateOf } from '#bench/serve.ts'
import { startTries } from '#bench/sign-in.ts'
import { startServer } from '#testing/server.ts'
import { temporaryDirectory } from '#testing/temporary.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('sign-in', () => {
  it('has passwords checked', async () => {
    const server = await startServer({ env: { ADMIN_ACCESS: 'operators', TRUSTED_PROXIES: '127.0.0.1' } })
    const load = startTries(server)
    await vi.waitFor(() => expect(load.answers).toHaveProperty('400'), 20_000)
    await load.stop()
    await server.stop()
  })
})

describe('serve', () => {
  it.each(['  Socket errors: connect 0, read 7, write 0, timeout 0', '  Non-2xx or 3xx responses: 3'])(
    'refuses a rate with failed requests: %s',
    (line) => {
      const { path, remove } = temporaryDirectory()
      onTestFinished(remove)
      const report = `${line}\nRequests/sec:  100.00`
      writeFileSync(join(path, 'wrk'), `#!/bin/sh\necho '${report}'\n`, { mode: 0o755 })
      vi.stubEnv('PATH', path)
      expect(() => rateOf('http://127.0.0.1/')).toThrow(line)
    },
  )
})

describe('abuse', () => {
  it('names the attacks if the given one does not exist', async () => {
    vi.stubEnv('ATTACK', 'no-such-attack')
    await expect(benchAbuse()).rejects.toThrow(/^Unknown attack: no-such-attack\. Available: parentheses, /)
  })

  it.runIf(process.platform === 'linux' && spawnSync('taskset', ['-c', '0', 'true']).status === 0)(
    'gives Node the arguments of npm start on a single core, too',
    async () => {
      const server = await startAbusedSite(0)
      const command = readFileSync(`/proc/${server.process.pid}/cmdline`, 'utf8')
      await server.stop()
      expect(command).toContain('--max-semi-space-size=2')
    },
  )
})
