import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PortraitSize } from './portrait.tsx'

test('the frame is dimensioned as wide and as high as a passport photograph', () => {
  expect(renderToStaticMarkup(<PortraitSize />).replaceAll(/<[^>]*>/g, '')).toBe('35 × 45 mm')
})
