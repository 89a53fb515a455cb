// The Firefox that tests use: the one named by FIREFOX_PATH, else Debian's.
import { existsSync } from 'node:fs'

/** The path of an installed Firefox; undefined where there is none. */
export function findFirefox() {
  return [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr'].find((path) => path && existsSync(path))
}
