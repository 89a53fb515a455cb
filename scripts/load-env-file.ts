// Preloaded by the commands of package.json, so that they read `.env`. Variables that are already set take precedence
// over the file. Node's `--env-file-if-exists` follows the same rules, but prints a line at every start without the
// file.
import { existsSync } from 'node:fs'

if (existsSync('.env')) {
  try {
    process.loadEnvFile()
  } catch {
    console.error('.env cannot be read. Replace it with a file that this user can read, or remove it.')
    process.exit(1)
  }
}
