// `npm run restore`: the database as a backup has it.
import { StartupError } from '#server/startup-error.ts'
import { locateDatabase, runCommand } from './site-database.ts'

const usage = `Usage: npm run restore -- FILE [--replace]

Fills the database from a file of "npm run backup", all of it or nothing. Stop the site first. Where the database holds content
or accounts already, says what it holds; --replace replaces all of it.`

runCommand(async (args) => {
  const [file, ...rest] = args.filter((arg) => arg !== '--replace')
  if (file === undefined || file.startsWith('-') || rest.length > 0) throw new StartupError(usage)
  const place = locateDatabase()
  const { restore } = await import('#backend/backup-commands.ts')
  return restore(place, file, args.includes('--replace'))
})
