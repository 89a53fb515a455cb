// `npm run move`: copies the embedded database into another one.
import { StartupError } from '#server/startup-error.ts'
import { runCommand } from './run-command.ts'
import { locateDatabase } from './site-database.ts'

const usage = `Usage: DATABASE_URL=… npm run move [-- --replace]

Copies the embedded database in DATA_DIR to DATABASE_URL: your own PostgreSQL, or the connection string of a hosted project.
Stop the site first. If the target already contains content, the command lists it and stops; with --replace, it replaces
all of it.`

runCommand(async (args) => {
  if (args.some((arg) => arg !== '--replace')) throw new StartupError(usage)
  const location = await locateDatabase()
  const { move } = await import('#backend/backup-commands.ts')
  return move(location, args.includes('--replace'))
})
