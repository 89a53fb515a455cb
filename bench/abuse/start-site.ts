// Starts a server as a small company would run it: little memory, a proxy in front, operators, and a table with some
// texts.
import { openAccounts } from '#backend/accounts/open-accounts.ts'
import { site } from '#content/default-content.ts'
import { listKeys } from '#content/keys/site-texts.ts'
import { connectClient } from '#testing/client.ts'
import { startServer, type TestServer } from '#testing/server.ts'
import { operatorEmail, operatorEmails, operatorPassword } from './accounts.ts'

const root = new URL('../..', import.meta.url).pathname
const items = 60
const shortest = 120

/** @param core for the server and its database; undefined for any core */
export async function startSite(core: number | undefined): Promise<TestServer> {
  const server = await startServer({
    env: {
      ADMIN_ACCESS: 'operators',
      TRUSTED_PROXIES: '127.0.0.1',
      NODE_OPTIONS: '--max-old-space-size=512',
    },
    ...(core !== undefined && {
      command: { program: 'taskset', args: ['-c', `${core}`, process.execPath, 'server.ts'], cwd: root },
    }),
  })
  const accounts = await openAccounts(server)
  for (const email of operatorEmails) {
    await accounts.create(email, operatorPassword)
    await accounts.addOperator(email)
  }
  await accounts.close()
  await fillTable(server)
  return server
}

async function fillTable(server: TestServer): Promise<void> {
  const client = connectClient(server)
  await client.auth.signInWithPassword({ email: operatorEmail(0), password: operatorPassword })
  const texts = listKeys(site).filter(({ value }) => value.length >= shortest)
  const rows = texts.slice(0, items).map(({ key, value }) => ({ content_key: key, content_value: value }))
  await client.from('website_content').insert(rows).throwOnError()
}
