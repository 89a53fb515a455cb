// What npm commands prepare before they run, in copies of the checkout, with an npm that only notes what it is asked.
// Commands for the data of a site are in setup.slow.test.ts.
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { type CopiedCheckout, copyCheckout } from '#tests/support/static/copied-checkout.ts'

let checkout: string
let prepare: CopiedCheckout['prepare']
beforeEach(() => {
  ;({ checkout, prepare } = copyCheckout())
})

it('builds the site again if its code has changed, but not if only the unit tests have', () => {
  prepare('start')
  appendFileSync(join(checkout, 'content/copy.test.ts'), '// A comment.\n')
  expect(prepare('start')).toEqual([])
  appendFileSync(join(checkout, 'content/company.ts'), '// A comment.\n')
  expect(prepare('start')).toEqual(['run build'])
})

it('in a fresh clone, only commands that need the fonts make them, once', () => {
  expect(prepare('operator')).toEqual(['ci --include=dev'])
  expect(prepare('dev')).toEqual(['run fonts'])
  expect(prepare('dev')).toEqual([])
})
