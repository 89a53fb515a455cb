import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { nextMessage, residentMemoryBytes } from './processes.ts'

const megabyte = 2 ** 20

describe('the resident memory of a process', () => {
  // Linux without the package procps has no ps.
  const hasPs = spawnSync('ps', ['-o', 'rss=', '-p', `${process.pid}`]).status === 0
  const sources = ['/proc', ...(hasPs ? ['/no-such-folder'] : [])]

  it.each(sources)('is read from %s, or by ps if that is missing', (proc) => {
    const bytes = residentMemoryBytes(process.pid, proc)
    expect(bytes).toBeGreaterThan(20 * megabyte)
    expect(bytes).toBeLessThan(10 * process.memoryUsage.rss())
  })

  it.each(sources)('is an error if the process has ended (%s)', async (proc) => {
    const child = spawn('true')
    await once(child, 'exit')
    expect(() => residentMemoryBytes(child.pid ?? 0, proc)).toThrow(/memory of process \d+/)
  })
})

describe('the next message of a process', () => {
  const run = (script: string) =>
    spawn(process.execPath, ['--eval', script], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })

  it('arrives, even if the process then ends', async () => {
    expect(await nextMessage(run('process.send("done", () => process.exit())'))).toBe('done')
  })

  it('is an error if the process ends instead', async () => {
    await expect(nextMessage(run('process.exit(3)'))).rejects.toThrow('ended with 3')
    await expect(nextMessage(run('process.kill(process.pid, "SIGKILL")'))).rejects.toThrow(
      'ended with SIGKILL',
    )
  })
})
