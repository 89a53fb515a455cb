// Finds the Chromium for browser tests: the one named by CHROMIUM_PATH, or else the machine's. Without one, Playwright uses
// its own.
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian's headless Chromium, with which browser tests take half the processor time. */
export const headlessShell = 'chromium-headless-shell'
const names = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** @returns the path of an installed Chromium, or undefined */
export const findChromium = () =>
  process.env.CHROMIUM_PATH || names.map(findOnPath).find((path) => path !== undefined)

export const hasHeadlessShell = () => findOnPath(headlessShell) !== undefined

function findOnPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
