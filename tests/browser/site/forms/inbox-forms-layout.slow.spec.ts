// The forms of a site with an inbox in each state: axe, and a phone of 320 px.
import { expectAccessible } from '#tests/support/browser/axe.ts'
import {
  answerForm,
  apply,
  expect,
  fillApplication,
  fillMessage,
  problem,
  refused,
  sendMessage,
  test,
} from '#tests/support/browser/inbox-forms.ts'
import { collidingTexts, cutTexts, sideways } from '#tests/support/browser/layout.ts'

for (const [path, button] of [
  ['/contact', sendMessage],
  ['/careers', apply],
] as const) {
  test.describe(`${path} looks right and axe finds nothing`, () => {
    test('in each state of its form, in both themes, also on a phone of 320 px', async ({
      page,
      sender,
      allowErrors,
    }) => {
      allowErrors(refused)
      const check = async (state: string) => {
        await expectAccessible(page, `${path}, ${state}`, { at: [390, 1440], within: 'main' })
        await page.setViewportSize({ width: 320, height: 700 })
        expect.soft(await sideways(page), state).toBeLessThanOrEqual(0)
        expect.soft(await cutTexts(page), state).toEqual([])
        expect.soft(await collidingTexts(page), state).toEqual([])
        await page.setViewportSize({ width: 1440, height: 900 })
      }
      await page.goto(path)
      await check('empty')
      await button(page).click()
      await check('with errors')
      await answerForm(page, (route) =>
        route.fulfill({ status: 503, json: { wrong: [], problem: 'unavailable' } }),
      )
      await (path === '/contact' ? fillMessage : fillApplication)(page, sender)
      await button(page).click()
      await expect(problem(page)).toBeFocused()
      await check('with a problem')
      await page.goto(`${path}#sent`)
      await check('sent')
    })
  })
}
