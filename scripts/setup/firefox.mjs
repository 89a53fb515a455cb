// Finds the Firefox for tests: the one named by FIREFOX_PATH, or else Debian's.
import { existsSync } from 'node:fs'

/** @returns the path of an installed Firefox, or undefined */
export function findFirefox() {
  return [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr'].find((path) => path && existsSync(path))
}
