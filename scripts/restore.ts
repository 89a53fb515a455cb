// `npm run restore`: fills the database from a backup.
import { StartupError } from '#server/startup-error.ts'
import { runCommand } from './run-command.ts'
import { locateDatabase } from './site-database.ts'

const usage = `Usage: npm run restore -- FILE [--replace]

Fills the database from a file written by "npm run backup", either completely or not at all. Stop the site first. If the
database already contains content or accounts, the command lists them and stops; with --replace, it replaces all of them.`

runCommand(async (args) => {
  const [file, ...rest] = args.filter((arg) => arg !== '--replace')
  if (file === undefined || file.startsWith('-') || rest.length > 0) throw new StartupError(usage)
  const location = await locateDatabase()
  const { restore } = await import('#backend/backup-commands.ts')
  return restore(location, file, args.includes('--replace'))
})
