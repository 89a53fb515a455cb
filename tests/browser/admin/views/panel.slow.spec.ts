// The list at further widths.
import { test } from '#tests/support/browser/panel/admin-panel.ts'
import { expectListFits } from '#tests/support/browser/panel/list-fits.ts'

for (const width of [320, 768, 1024, 1920])
  test(`fits ${width} px`, ({ panel, seed }) => expectListFits(panel, seed, width))
