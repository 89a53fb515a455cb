// Runs `npm run operator` as an administrator does, but without npm.
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { password } from '#testing/accounts.ts'
import { type Client, connectClient } from '#testing/client.ts'
import { root } from '#testing/root.ts'
import { runNode, siteEnvironment } from '#testing/run-node.ts'
import type { TestSite } from '#tests/support/server/databases.ts'

/**
 * @param input what is typed or piped into it
 * @param cwd the folder of the site
 */
export const runOperator = (args: string[], env: NodeJS.ProcessEnv, input = '', cwd = root) =>
  runNode(['scripts/operator.ts', ...args], { cwd, env: siteEnvironment(env) }, input)

/**
 * @param site that runs
 * @returns what tests of the command on it have in common
 */
export function operatorsOf(site: () => TestSite) {
  const run = (args: string[], input?: string) => {
    const { server, databaseUrl } = site()
    return runOperator(args, { DATA_DIR: server.dataDir, DATABASE_URL: databaseUrl }, input)
  }
  const newEmail = () => `${randomUUID()}@example.com`
  const newItem = () => ({ content_key: randomUUID() as string, content_value: 'A value' })

  async function addOperator(email: string): Promise<void> {
    expect(await run(['add', email], `${password}\n`)).toEqual({
      code: 0,
      output: `${email} can now sign in at /admin and edit.\n`,
      errors: '',
    })
  }

  async function signIn(email: string): Promise<Client> {
    const client = connectClient(site().server)
    const { error } = await client.auth.signInWithPassword({ email, password })
    expect(error).toBeNull()
    return client
  }

  return { run, newEmail, newItem, addOperator, signIn }
}
