// `npm run move`: the embedded database into another one.
import { StartupError } from '#server/startup-error.ts'
import { locateDatabase, runCommand } from './site-database.ts'

const usage = `Usage: DATABASE_URL=… npm run move [-- --replace]

Moves what the embedded database of DATA_DIR holds into DATABASE_URL: a PostgreSQL, or a hosted project's by its connection string. Stop
the site first. Where there is content already, says what there is; --replace replaces all of it.`

runCommand(async (args) => {
  if (args.some((arg) => arg !== '--replace')) throw new StartupError(usage)
  const place = locateDatabase()
  const { move } = await import('#backend/backup-commands.ts')
  return move(place, args.includes('--replace'))
})
