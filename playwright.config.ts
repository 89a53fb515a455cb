import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.mjs'

const executablePath = findChromium()
const fontsFile = fileURLToPath(new URL('tests/support/fonts.conf', import.meta.url))

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // As for the other tests: the machine may be busy with others, and a check by axe of a long page alone takes seconds.
  timeout: 60_000,
  // Playwright's 5 s are too few for a panel that types, fetches a page and measures in it while others use the machine.
  expect: { timeout: 20_000 },
  workers: 2,
  // On a machine that is busy with others, a test may run out of time; what passes then is told as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Chromium's sandbox refuses to run as root.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      // macOS and Windows have Arial and Courier New. Linux often has no font of the same widths, so text would move when Archivo arrives.
      ...(process.platform === 'linux' && { env: { ...process.env, FONTCONFIG_FILE: fontsFile } }),
    },
  },
})
