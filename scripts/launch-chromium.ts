import { type Browser, chromium } from '@playwright/test'
import { findChromium } from './setup/chromium.mjs'

/** Starts Chromium without windows. Its sandbox refuses to run as root. */
export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({
    ...(executablePath && { executablePath }),
    chromiumSandbox: process.getuid?.() !== 0,
  })
}
