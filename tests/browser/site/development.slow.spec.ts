// `npm run dev` and `npm run build` in a copy of the checkout, in a folder whose name is not a URL.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type WebSocket } from '@playwright/test'
import { findFreePort } from '#testing/free-port.ts'
import { root } from '#testing/root.ts'
import { startServer, type TestServer } from '#testing/server.ts'
import { temporaryDirectory } from '#testing/temporary.ts'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)
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
  // Hard links take no space, but need the same disk. Nothing of it is written to.
  const copy = 'cp -al node_modules "$0" || cp -R node_modules "$0"'
  execFileSync('sh', ['-c', copy, checkout], { cwd: root, stdio: 'ignore' })
})
test.afterEach(async () => {
  await server?.stop()
  remove()
})

/** Runs a command of package.json in the copy, as npm does. */
const commandOf = (name: string) => ({
  program: 'sh',
  args: ['-c', `PATH="$PWD/node_modules/.bin:$PATH"; ${scripts[name]}`],
  cwd: checkout,
})

function edit(file: string, text: string, replacement: string): void {
  const path = join(checkout, file)
  const before = readFileSync(path, 'utf8')
  expect(before).toContain(text)
  writeFileSync(path, before.replace(text, replacement))
}

test('while somebody edits, the page follows', async ({ page }) => {
  const env = { NODE_ENV: 'development', PORT: `${await findFreePort()}` }
  server = await startServer({ command: commandOf('dev'), env })
  /** Only then is the page told of changes. */
  const connected = () =>
    page.waitForEvent('console', {
      predicate: (message) => message.text().includes('[vite] connected'),
      timeout: 120_000,
    })
  const first = connected()
  let socket: WebSocket | undefined
  page.on('websocket', (opened) => {
    socket = opened
  })
  await page.goto(`${server.url}/`)
  await first

  await test.step('a component', async () => {
    const reloaded = connected()
    edit('app/pages/home/stats.tsx', '<section', '<section data-edited=""')
    await reloaded
    await expect(page.locator('[data-edited]')).toHaveCount(1)
  })
  await test.step('a mistake in a component, which the page names until it is mended', async () => {
    const footer = 'app/sections/footer.tsx'
    const mistakes = [
      ['  return (\n', '  return ((\n', footer],
      ['  return (\n', "  throw new Error('Not yet <done>')\n  return (\n", 'Not yet <done>'],
    ] as const
    for (const [right, wrong, named] of mistakes) {
      const failed = connected()
      edit(footer, right, wrong)
      await failed
      await expect(page.locator('body')).toContainText(named)
      const mended = connected()
      edit(footer, wrong, right)
      await mended
      await expect(page.locator('footer')).toBeVisible()
    }
  })
  await test.step('a text, which starts the process anew', async () => {
    // A reload that began before the process ended would find it gone.
    const ended = socket?.waitForEvent('close')
    await page.route(page.url(), async (route) => {
      await ended
      await route.continue()
    })
    const reloaded = connected()
    edit(
      'content/home.ts',
      "title: 'Engineering Excellence',\n    subtitle",
      "title: 'Engineering Edited',\n    subtitle",
    )
    await reloaded
    await expect(page.locator('h1')).toHaveText('Engineering Edited')
  })
})

test('the site can be built, and runs', async ({ page }) => {
  execFileSync('npm', ['run', 'build'], { cwd: checkout, stdio: 'pipe' })
  server = await startServer({ command: { program: process.execPath, args: ['server.ts'], cwd: checkout } })
  await page.goto(`${server.url}/about`)
  await expect(page.locator('h1')).toHaveText('About the company')
})
