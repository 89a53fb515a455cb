import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/setup/chromium.mjs'

const executablePath = findChromium()
const fontsFile = fileURLToPath(new URL('tests/support/browser/fonts.conf', import.meta.url))

const slow = '**/*.slow.spec.ts'

export default defineConfig({
  testDir: 'tests',
  projects: [
    { name: 'quick', testMatch: '**/*.spec.ts', testIgnore: slow },
    { name: 'slow', testMatch: slow },
  ],
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // As for the other tests: the machine may be busy with others, and a check by axe of a long page alone takes seconds.
  timeout: 300_000,
  // Playwright's 5 s are too few for a panel that types, fetches a page and measures in it while others use the machine.
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  // Each test keeps a processor busy, and each worker has servers of its own.
  workers: availableParallelism(),
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    browserName: 'chromium',
    // A test gets an emptied context of the test before. A new one takes a tenth more processor time (record 36).
    reuseContext: true,
    // What is not there by then never comes.
    actionTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    // Drawing what moves takes half of the processor time. pages.slow.spec.ts opens every page as it moves.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        // As Chromium with windows does; Chromium without windows makes letters wider or narrower to fit whole pixels.
        '--font-render-hinting=none',
        // Chromium's sandbox refuses to run as root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
      // macOS and Windows have Arial and Courier New. Linux often has no font of the same widths, so text would move when Archivo arrives.
      ...(process.platform === 'linux' && { env: { ...process.env, FONTCONFIG_FILE: fontsFile } }),
    },
  },
})
