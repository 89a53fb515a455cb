import { expect, it } from 'vitest'
import { findFreePort } from '#testing/free-port.ts'
import { openHostedAccounts } from './hosted-accounts.ts'

it('says why a project cannot be reached', async () => {
  const address = `127.0.0.1:${await findFreePort()}`
  await expect(openHostedAccounts(`http://${address}`, 'key').listOperators()).rejects.toThrow(
    `Cannot reach the project: connect ECONNREFUSED ${address} (ECONNREFUSED). Check SUPABASE_URL and the network.`,
  )
})
