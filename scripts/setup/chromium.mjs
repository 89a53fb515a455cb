// Finds the Chromium for browser tests: the one named by CHROMIUM_PATH, or else the machine's. Without one, Playwright uses
// its own.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian's headless Chromium, with which browser tests take half the processor time. */
export const headlessShell = 'chromium-headless-shell'
const names = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** @returns the path of an installed Chromium, or undefined */
export const findChromium = () =>
  process.env.CHROMIUM_PATH || names.map(findOnPath).find((path) => path !== undefined)

/** Whether Playwright's own headless Chromium is installed, in the version that the tests need. */
export function hasPlaywrightShell() {
  const args = ['playwright', 'install', '--dry-run', '--only-shell', 'chromium']
  const [, folder] = /Install location: +(.+)/.exec(spawnSync('npx', args, { encoding: 'utf8' }).stdout) ?? []
  return folder !== undefined && existsSync(join(folder, 'INSTALLATION_COMPLETE'))
}

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
