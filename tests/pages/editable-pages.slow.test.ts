// Pages as the panel gets them for editing, if every text is hostile.
import { beforeAll, describe, it } from 'vitest'
import { loadBuild } from '#page-server/production.ts'
import type { RenderPage } from '#page-server/rendering/render.ts'
import { expectToStayText } from '#tests/support/pages/editable-pages.ts'
import { otherHostileTexts } from '#tests/support/pages/hostile-texts.ts'

let render: RenderPage
beforeAll(async () => {
  ;({ render } = await loadBuild())
})

describe.each(otherHostileTexts)('if every text is %s', (_, text) => {
  it('it stays text, in the same structure', () => expectToStayText(text, render))
})
