import { expect, it } from 'vitest'
import { findFreePort } from '#testing/free-port.ts'
import { openHostedAccounts } from './hosted-accounts.ts'

it('says why a project cannot be reached, through PostgREST and through Auth', async () => {
  const address = `127.0.0.1:${await findFreePort()}`
  const accounts = openHostedAccounts(`http://${address}`, 'key')
  const reason = `Cannot reach the project: connect ECONNREFUSED ${address}. Check SUPABASE_URL and the network.`
  await expect(accounts.listOperators()).rejects.toThrow(reason)
  await expect(accounts.create('a@example.com', 'a long password')).rejects.toThrow(reason)
})
