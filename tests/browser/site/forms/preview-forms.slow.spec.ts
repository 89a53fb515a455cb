// The forms of a site with an inbox send nothing in a preview, and say so.
import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Sql } from 'postgres'
import {
  apply,
  expect,
  field,
  fillApplication,
  fillMessage,
  problem,
  sendMessage,
  test,
} from '#tests/support/browser/inbox-forms.ts'

/** Creates a release and a link to its preview. @returns its path */
async function preview(sql: Sql): Promise<string> {
  const token = randomBytes(32).toString('hex')
  await sql`
    with release as (insert into public.website_releases (name) values ('Spring') returning id)
    insert into public.website_release_previews (release_id, token_hash, expires_at)
    select id, sha256(convert_to(${token}, 'UTF8')), now() + interval '1 hour' from release`
  return `/preview/${token}`
}

const notSent = 'Your message was not sent, because this is only a preview of the site.'
const stored = async (sql: Sql, sender: string) =>
  (await sql`select id from public.inbox_messages where email = ${sender}`).length

test.beforeEach(({ allowErrors }) => allowErrors(/status of 405/))

for (const [path, fill, button] of [
  ['/contact', fillMessage, sendMessage],
  ['/careers', fillApplication, apply],
] as const) {
  test(`the form of ${path}`, async ({ page, sender, sql }) => {
    await page.goto((await preview(sql)) + path)
    await fill(page, sender)
    await button(page).click()
    await expect(problem(page)).toHaveText(notSent, { useInnerText: true })
    // What was typed stays.
    await expect(field(page, 'Full Name')).toHaveValue('Ada Lovelace')
    expect(await stored(sql, sender)).toBe(0)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a form leads to a page that says why', async ({ page, sender, sql }) => {
    await page.goto(`${await preview(sql)}/contact`)
    await fillMessage(page as Page, sender)
    await sendMessage(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not sent')
    expect(await stored(sql, sender)).toBe(0)
  })
})
