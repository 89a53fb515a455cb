// Starts a server as a small company would run it: little memory, a proxy in front, operators, and a table with
// many texts, some of them long.
import { openAccounts } from '#backend/accounts/open-accounts.ts'
import { site } from '#content/default-content.ts'
import { listKeys } from '#content/keys/site-texts.ts'
import { connectClient } from '#testing/client.ts'
import { root } from '#testing/root.ts'
import { nodeArguments, startServer, type TestServer } from '#testing/server.ts'
import { operatorEmail, operatorEmails, operatorPassword } from './accounts.ts'

const items = 5000
/** Characters of the shortest text, and of a long one. */
const minLength = 120
const longLength = 4000
/** Rows of the largest response that a visitor can get: 1,000 of 4 kB. */
const longItems = 1000
const itemsPerRequest = 200

/** @param core for the server and its database; undefined for any core */
export async function startAbusedSite(core: number | undefined): Promise<TestServer> {
  const server = await startServer({
    env: {
      ADMIN_ACCESS: 'operators',
      INBOX: 'on',
      TRUSTED_PROXIES: '127.0.0.1',
      NODE_OPTIONS: '--max-old-space-size=512',
    },
    ...(core !== undefined && {
      command: { program: 'taskset', args: ['-c', `${core}`, process.execPath, ...nodeArguments], cwd: root },
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
  const texts = listKeys(site).filter(({ value }) => value.length >= minLength)
  const rows = Array.from({ length: items }, (_, i) => {
    const { key = '', value = '' } = texts[i % texts.length] ?? {}
    if (i < texts.length) return { content_key: key, content_value: value }
    return i < items - longItems
      ? { content_key: `${key}.${i}`, content_value: value }
      : { content_key: `long.${i}`, content_value: value.repeat(longLength / minLength).slice(0, longLength) }
  })
  for (let from = 0; from < items; from += itemsPerRequest)
    await client
      .from('website_content')
      .insert(rows.slice(from, from + itemsPerRequest))
      .throwOnError()
}
