// Installs and builds what an npm command needs before it can run: always the dependencies, and the parts named by its
// arguments: `build`, `fonts` (without a build), `browser` (Chromium), `linter`, `firefox`, `lighthouse`, `programs`
// (PostgreSQL 15 and 17, and the Supabase CLI), and `tests` (just the dependencies, including those for development).
// Does only what is missing or out of date. Must run on Node 18 or newer, before anything is installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium, hasPlaywrightShell, headlessShell } from './setup/chromium.mjs'
import { findFaketime } from './setup/faketime.mjs'
import { findFirefox } from './setup/firefox.mjs'
import { showProgress } from './setup/progress.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const asked = process.argv.slice(2)
/** On Debian and Ubuntu, as root. */
const canUseApt = existsSync('/etc/debian_version') && process.getuid?.() === 0
const aptInstall = 'apt-get update && apt-get install --yes --no-install-recommends'

const buildSources = [
  'app',
  'content',
  'content-sync',
  'page-server/http/content-encoding.ts', // compresses the files of the build (scripts/compress.ts)
  'public',
  'scripts/compress.ts',
  'scripts/fonts.mjs',
  'scripts/vite',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
]
const isReady = asked.every((part) => part === 'build' && isDone('build/.built', buildSources))
// After `npm ci --omit=dev`, a built site and the commands for its data need nothing else.
if (!(isReady && hasProductionDependencies())) {
  await step(
    'Installing dependencies',
    'node_modules/.installed',
    ['package.json', 'package-lock.json', '.npmrc'],
    // Even if NODE_ENV is "production", because building and testing need the development dependencies.
    'npm ci --include=dev',
  )
}
if (asked.includes('build')) await step('Building the site', 'build/.built', buildSources, 'npm run build')
if (asked.includes('fonts')) {
  await step(
    'Reducing the fonts',
    'app/fonts/.cut',
    ['scripts/fonts.mjs', 'package-lock.json'],
    'npm run fonts',
  )
}
if (asked.includes('browser')) {
  if (!findChromium() && !hasPlaywrightShell()) await installChromium()
  // Without it, the few tests that need it are skipped.
  if (!findFaketime() && canUseApt) await attempt('Installing libfaketime', `${aptInstall} libfaketime`)
}
if (asked.includes('linter')) {
  await step(
    'Installing the linter',
    'tests/linter/node_modules/.installed',
    ['tests/linter/package.json', 'tests/linter/package-lock.json'],
    'npm ci --prefix tests/linter',
  )
}
if (asked.includes('firefox') && !findFirefox() && canUseApt) {
  // Without it, its tests are skipped.
  await attempt('Installing Firefox', `${aptInstall} firefox-esr`)
}
if (asked.includes('firefox') || asked.includes('lighthouse')) {
  await step(
    'Installing Lighthouse and the Firefox driver',
    'tests/browsers/node_modules/.installed',
    ['tests/browsers/package.json', 'tests/browsers/package-lock.json'],
    'npm ci --prefix tests/browsers',
  )
}
if (asked.includes('programs')) {
  await step(
    'Installing PostgreSQL 15 and 17, and the Supabase command-line tool',
    'tests/programs/node_modules/.installed',
    ['tests/programs/package.json'],
    'npm install --prefix tests/programs --no-package-lock',
  )
}

async function installChromium() {
  const install = 'npx playwright install --only-shell'
  if (!canUseApt) return run('Installing Chromium', `${install} chromium`)
  await attempt('Installing headless Chromium', `${aptInstall} ${headlessShell}`)
  // Ubuntu has no such package. Playwright's own Chromium needs packages, too.
  if (!findChromium()) await run('Installing Chromium', `${install} --with-deps chromium`)
}

/** Runs a command unless the stamp shows that it already ran for the same sources. */
async function step(title, stamp, sources, command) {
  if (isDone(stamp, sources)) return
  const state = digest(sources)
  await run(title, command)
  writeFileSync(stamp, state)
}

function isDone(stamp, sources) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digest(sources)
}

/** Whether npm has installed what package-lock.json lists for a running site, apart from packages for single platforms. */
function hasProductionDependencies() {
  const list = 'node_modules/.package-lock.json'
  if (!existsSync(list)) return false
  const installed = packagesIn(list)
  return Object.entries(packagesIn('package-lock.json')).every(
    ([path, { version, dev, optional, devOptional }]) =>
      path === '' || dev || optional || devOptional || installed[path]?.version === version,
  )
}

function packagesIn(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages
}

/** Runs a command with a progress line. If it fails, shows its output and ends the setup. */
async function run(title, command) {
  const output = await attempt(title, command)
  if (output === undefined) return
  process.stderr.write(output)
  process.exit(1)
}

/**
 * Runs a command with a progress line, and goes on if it fails.
 * @returns undefined, or its output if it failed
 */
function attempt(title, command) {
  const endProgress = showProgress(title)
  return new Promise((resolve) => {
    const output = []
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.on('data', (data) => output.push(data))
    child.stderr.on('data', (data) => output.push(data))
    child.on('close', (code) => {
      endProgress(code === 0 ? 'done in' : 'failed after')
      if (code === 0) resolve()
      else resolve(Buffer.concat([...output, Buffer.from(`\`${command}\` ended with ${code}.\n`)]))
    })
  })
}

/** @returns a hash of the names and contents of files and folders, except generated ones */
function digest(paths) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const path of paths.flatMap(filesBelow)) hash.update(`\0${path}\0`).update(readFileSync(path))
  return hash.digest('hex')
}

function filesBelow(path) {
  // Unit tests beside the code are no part of the site.
  if (path === 'app/fonts' || /\.test\.tsx?$/.test(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)))
}
