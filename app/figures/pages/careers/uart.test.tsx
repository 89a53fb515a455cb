import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Uart } from './uart.tsx'

test.each([
  ['Hello', false],
  ['こんにちは', true],
])('the line that sends “%s” is hidden from screen readers: %s', (text, isHidden) => {
  const drawn = renderToStaticMarkup(<Uart text={text} description="A serial line" />)
  expect(/^<svg[^>]*aria-hidden/.test(drawn)).toBe(isHidden)
})
