// Finds libfaketime, with which a test sets the clock of a server: the one named by FAKETIME_LIBRARY, or else Debian's.
import { existsSync, readdirSync } from 'node:fs'

/** @returns the path of an installed libfaketime, or undefined */
export function findFaketime() {
  const platforms = existsSync('/usr/lib') ? readdirSync('/usr/lib') : []
  const debian = platforms.map((name) => `/usr/lib/${name}/faketime/libfaketime.so.1`)
  return [process.env.FAKETIME_LIBRARY, ...debian].find((path) => path && existsSync(path))
}
