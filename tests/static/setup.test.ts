// What npm commands prepare before they run, in copies of the checkout, with an npm that only notes what it is asked.
// Commands for the data of a site are in setup.slow.test.ts.
import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { type CopiedCheckout, copyCheckout } from '#tests/support/static/copied-checkout.ts'

let checkout: string
let programs: string
let prepare: CopiedCheckout['prepare']
beforeEach(() => {
  ;({ checkout, programs, prepare } = copyCheckout())
})

it('builds the site again if its code has changed, but not if only its commands and unit tests have', () => {
  prepare('start')
  for (const file of ['content/copy.test.ts', 'scripts/operator.ts', 'scripts/setup/progress.mjs'])
    appendFileSync(join(checkout, file), '// A comment.\n')
  expect(prepare('start')).toEqual([])
  for (const file of ['content/company.ts', 'scripts/compress.ts', 'scripts/vite/enhance-script.ts']) {
    appendFileSync(join(checkout, file), '// A comment.\n')
    expect(prepare('start'), file).toEqual(['run build'])
  }
})

it('in a fresh clone, only commands that need the fonts make them, once', () => {
  expect(prepare('operator')).toEqual(['ci --include=dev'])
  expect(prepare('dev')).toEqual(['run fonts'])
  expect(prepare('dev')).toEqual([])
})

const canUseApt = existsSync('/etc/debian_version') && process.getuid?.() === 0

describe.runIf(canUseApt)('on a machine where apt has no headless Chromium, as on Ubuntu', () => {
  /** With the programs of the test only, so without Chromium. Any file does as the library libfaketime. */
  const prepareShots = () =>
    prepare('shots', { PATH: programs, CHROMIUM_PATH: '', FAKETIME_LIBRARY: process.execPath })

  const addProgram = (name: string, script: string) =>
    writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })

  beforeEach(() => {
    addProgram('apt-get', 'echo "apt-get $*" >> ../calls; [ "$1" = update ]')
    addProgram(
      'npx',
      `case "$*" in
      *--dry-run*) echo '  Install location:    ../shell' ;;
      *) echo "npx $*" >> ../calls; command -p mkdir ../shell; : > ../shell/INSTALLATION_COMPLETE ;;
      esac`,
    )
    prepare('start')
  })

  it("installs Playwright's, with the packages that it needs, once", () => {
    expect(prepareShots()).toEqual([
      'apt-get update',
      'apt-get install --yes --no-install-recommends chromium-headless-shell',
      'npx playwright install --only-shell --with-deps chromium',
    ])
    expect(prepareShots()).toEqual([])
  })

  it('installs none if the machine has Chrome', () => {
    addProgram('google-chrome', '')
    expect(prepareShots()).toEqual([])
  })
})
