import { expect, it } from 'vitest'
import { withoutScripts } from './without-scripts.ts'

it('removes scripts, and keeps the look of a page whose script has set the theme', () => {
  const page =
    '<!DOCTYPE html><html lang="en"><head><script>1</script></head><body><h1>Home</h1></body></html>'
  expect(withoutScripts(page)).toBe(
    '<!DOCTYPE html><html data-theme="light" lang="en"><head></head><body><h1>Home</h1></body></html>',
  )
})
