// Programs that tests start, and that a signal ends. A test that waited for their end would hang.
import { expect, it, vi } from 'vitest'
import { startCluster } from '#testing/postgres.ts'
import { killProcesses, processesNaming } from '#testing/processes.ts'

it('a killed PostgreSQL can be restarted and stopped', async () => {
  const cluster = await startCluster()
  await killServer(cluster.port)
  await cluster.restart()
  await killServer(cluster.port)
  await cluster.stop()
})

/** Resolves when this process knows of the end. */
async function killServer(port: number): Promise<void> {
  const [server = 0, ...others] = processesNaming(`port=${port}`)
  killProcesses([server, ...others])
  await vi.waitFor(() => expect(() => process.kill(server, 0)).toThrow('ESRCH'), 20_000)
}
