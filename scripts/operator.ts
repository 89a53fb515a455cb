// `npm run operator`: manages the accounts that may edit or prepare releases when editing requires a sign-in.
import { z } from 'zod'
import type { Accounts, Operator, OperatorRole } from '#backend/accounts/accounts.ts'
import { warnOfMove } from '#backend/backup/move-note.ts'
import { parseConfig } from '#server/config.ts'
import { StartupError } from '#server/startup-error.ts'
import { readPassword } from './read-password.ts'
import { runCommand } from './run-command.ts'

const usage = `Usage: npm run operator -- COMMAND

  add EMAIL           makes this account a publisher, who may edit what is live and publish releases;
                      asks for a password if the account is new
  add EMAIL --author  makes it an author, who may only prepare releases
  list                lists the operators, their roles, since when they are operators, and when they last signed in
                      or renewed a session
  remove EMAIL        ends its rights and sessions immediately; without a hosted project, also deletes
                      the account
  reset EMAIL         sets a new password and signs the account out everywhere

To change the role of an operator, add the account again, with or without --author.

Type the password when asked, or pass it as the first line of standard input.
For a hosted Supabase project, set SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY.`

type Command = (accounts: Accounts, email: string, role: OperatorRole) => Promise<string>

const nameOf: Record<OperatorRole, string> = { author: 'an author', publisher: 'a publisher' }
const rightOf: Record<OperatorRole, string> = { author: 'prepare releases', publisher: 'edit' }

/** Each command takes a validated email address in lower case, and returns a message about what was done. */
const commands: Record<string, Command> = {
  async add(accounts, email, role) {
    const known = await findOperator(accounts, email)
    if (known?.role === role) throw new StartupError(`${email} is already ${nameOf[role]}.`)
    if (await accounts.addOperator(email, role))
      return known
        ? `${email} is now ${nameOf[role]}, no longer ${nameOf[known.role]}.`
        : `${email} can now ${rightOf[role]}. The account existed, and its password has not changed. If you did not create it, run: npm run operator -- reset ${email}`
    await accounts.create(email, await readPassword())
    await accounts.addOperator(email, role)
    return `${email} can now sign in at /admin and ${rightOf[role]}.`
  },
  async remove(accounts, email) {
    await accounts.removeOperator((await knownOperator(accounts, email)).id)
    return `${email} can no longer edit or sign in as an operator.`
  },
  async reset(accounts, email) {
    const { id } = await knownOperator(accounts, email)
    await accounts.resetPassword(id, await readPassword())
    return `${email} has a new password and must sign in again everywhere.`
  },
}

async function run([name = '', ...given]: string[]): Promise<string> {
  if (process.env.npm_config_author)
    throw new StartupError(
      'npm took --author for itself. Write -- before add: npm run operator -- add EMAIL --author',
    )
  if (name === 'list' && given.length === 0) return withAccounts(showOperators, false)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const [address, ...rest] = given.filter((argument) => argument !== '--author')
  const authorOptions = given.filter((argument) => argument === '--author').length
  if (!command || address === undefined || rest.length > 0 || authorOptions > (name === 'add' ? 1 : 0))
    throw new StartupError(usage)
  const role = authorOptions > 0 ? 'author' : 'publisher'
  const { data: email } = z.email().max(254).safeParse(address)
  if (!email) throw new StartupError(`"${address}" is not an email address.`)
  return withAccounts((accounts) => command(accounts, email.toLowerCase(), role), name === 'add')
}

async function withAccounts(
  use: (accounts: Accounts) => Promise<string>,
  mayCreate: boolean,
): Promise<string> {
  const accounts = await openAccounts(process.env, mayCreate)
  try {
    return await use(accounts)
  } finally {
    await accounts.close()
  }
}

/** @param mayCreate whether a database is created if there is none */
async function openAccounts(env: NodeJS.ProcessEnv, mayCreate: boolean): Promise<Accounts> {
  const { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: key, ...rest } = env
  if (url) {
    if (!key)
      throw new StartupError('SUPABASE_URL is set, so this command also needs SUPABASE_SERVICE_ROLE_KEY.')
    return (await import('#backend/accounts/hosted-accounts.ts')).openHostedAccounts(url, key)
  }
  const config = parseConfig({ ...rest, SUPABASE_ANON_KEY: '' })
  const { hasDatabase, requireDatabase } = await import('#backend/database/open-database.ts')
  if (!mayCreate) requireDatabase(config)
  if (!config.databaseUrl) await warnOfMove(config.dataDir, console.error)
  const isNew = !hasDatabase(config)
  const accounts = await (await import('#backend/accounts/open-accounts.ts')).openAccounts(
    config,
    console.error,
  )
  if (isNew) console.log(`Created a new database in ${config.dataDir}.`)
  return accounts
}

async function findOperator(accounts: Accounts, email: string): Promise<Operator | undefined> {
  return (await accounts.listOperators()).find((operator) => operator.email.toLowerCase() === email)
}

async function knownOperator(accounts: Accounts, email: string): Promise<Operator> {
  const operator = await findOperator(accounts, email)
  if (!operator)
    throw new StartupError(`${email} is not an operator. "npm run operator -- list" shows who is.`)
  return operator
}

async function showOperators(accounts: Accounts): Promise<string> {
  const rows = (await accounts.listOperators()).map(({ email, role, since, lastSignIn }) => [
    email,
    role,
    showTime(since),
    lastSignIn ? showTime(lastSignIn) : 'never',
  ])
  if (rows.length === 0) return 'There are no operators yet. Add one: npm run operator -- add EMAIL'
  const table = [['email', 'role', 'operator since (UTC)', 'last sign-in or renewal (UTC)'], ...rows]
  const width = (column: number) => Math.max(...table.map((row) => row[column]?.length ?? 0))
  return table
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(width(i)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** To the minute, in UTC. */
const showTime = (time: Date) => time.toISOString().slice(0, 16).replace('T', ' ')

runCommand(run)
