// The files of a server keep their secrets from other accounts of the machine.
import { chmodSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer, type TestServer } from '#testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ env: { ADMIN_ACCESS: 'operators' } })
})
afterAll(() => server?.stop())

it('makes its files readable only for its own account, even if they were restored with wider permissions', async () => {
  const mode = (name: string) => statSync(join(server.dataDir, name)).mode & 0o777
  chmodSync(join(server.dataDir, 'keys.json'), 0o644)
  for (const folder of ['.', 'postgres']) chmodSync(join(server.dataDir, folder), 0o755)
  await server.kill9()
  await server.start()
  expect([mode('.'), mode('keys.json'), mode('postgres'), mode('postgres.log')]).toEqual([
    0o700, 0o600, 0o700, 0o600,
  ])
})
