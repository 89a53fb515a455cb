// `npm run build` in a copy of the checkout, in a folder whose name is not a URL.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { startServer, type TestServer } from '#testing/server.ts'
import { temporaryDirectory } from '#testing/temporary.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Written by commands, or needed by none of them here. */
const left = /^(node_modules|build|data|tests|docs|bench|shots|test-results|\..*)$/

let checkout: string
let server: TestServer | undefined
let remove: () => void
test.beforeEach(() => {
  const directory = temporaryDirectory()
  remove = directory.remove
  checkout = join(directory.path, "Müller's 1. Website (neu)")
  mkdirSync(checkout)
  const sources = readdirSync(root).filter((name) => !left.test(name))
  execFileSync('cp', ['-r', ...sources, checkout], { cwd: root })
  // Hard links, which take no space. Nothing of it is written to.
  execFileSync('cp', ['-al', 'node_modules', checkout], { cwd: root })
})
test.afterEach(async () => {
  await server?.stop()
  remove()
})

test('the site can be built, and runs', async ({ page }) => {
  execFileSync('npm', ['run', 'build'], { cwd: checkout, stdio: 'pipe' })
  server = await startServer({ command: { program: process.execPath, args: ['server.ts'], cwd: checkout } })
  await page.goto(`${server.url}/about`)
  await expect(page.locator('h1')).toHaveText('About the company')
})
