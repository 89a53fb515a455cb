// `npm run backup`: writes the site's tables to one file.
import { StartupError } from '#server/startup-error.ts'
import { runCommand } from './run-command.ts'
import { locateDatabase } from './site-database.ts'

const usage = `Usage: npm run backup [-- FILE]

Writes the texts, their history, releases, messages and accounts to FILE, or by default to DATA_DIR/backups. The site may
be running. Accounts of a hosted project are not included.`

runCommand(async ([file, ...rest]) => {
  if (rest.length > 0 || file?.startsWith('-')) throw new StartupError(usage)
  const location = await locateDatabase()
  const { backUp } = await import('#backend/backup-commands.ts')
  return backUp(location, file)
})
