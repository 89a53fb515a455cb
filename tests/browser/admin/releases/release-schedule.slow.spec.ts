import { expectAccessible } from '#tests/support/browser/axe.ts'
import { holdCalls } from '#tests/support/browser/database-calls.ts'
import { contentsOf, expect, test } from '#tests/support/browser/panel/releases.ts'
import { connectDatabase } from '#tests/support/server/databases.ts'
import { saveText, storedItems, valuesOf } from '#tests/support/server/stored-items.ts'

const key = 'about.hero.title'

test.describe('a schedule', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('says its time zone, refuses the past and the far future, and can be changed and canceled', async ({
    panel,
    page,
    releases,
    prepare,
    supabase,
    allowErrors,
  }) => {
    allowErrors(/status of 400/)
    const id = await prepare('Spring', { [key]: 'About our spring' })
    await panel.open()
    await releases.choose('Spring')
    await releases.review()
    const at = releases.publish.getByLabel('Publish at')
    const schedule = releases.publish.getByRole('button', { name: 'Schedule', exact: true })
    await expect(releases.publish).toContainText('Date and time in Japan Standard Time')
    await schedule.click()
    await expect(at).toHaveAccessibleDescription(/Choose a date and time\.$/)
    await at.fill('2020-01-01T09:00')
    await schedule.click()
    await expect(at).toHaveAttribute('aria-invalid', 'true')
    await expect(at).toBeFocused()
    await expect(at).toHaveAccessibleDescription(/Choose a time at least one minute from now\.$/)
    const year = new Date().getFullYear() + 1
    await at.fill(`${year + 3}-03-01T09:30`)
    await schedule.click()
    await expect
      .poll(async () => (await panel.toasts()).map(({ description }) => description))
      .toContainEqual(
        expect.stringContaining('A release can be scheduled from one minute to two years ahead.'),
      )
    await expect(releases.publish.getByRole('button', { name: 'Cancel schedule' })).toHaveCount(0)
    await at.fill(`${year}-03-01T09:30`)
    await schedule.click()
    const time = `1 March ${year} at 09:30 Japan Standard Time`
    await expect(releases.publish).toContainText(time)
    await expect(releases.bar).toContainText(new RegExp(`It goes live .* ${time}`))
    const change = releases.publish.getByRole('button', { name: 'Change time' })
    await expect(change).toBeFocused()
    await expect(releases.view.getByRole('link', { name: /^Spring/ })).toContainText(time)
    await releases.switch.press('Enter')
    await expect(releases.menu.getByRole('button', { name: /^Spring/ })).toContainText(time)
    await page.keyboard.press('Escape')
    expect((await contentsOf(supabase, id)).release.publish_at).toBe(`${year}-03-01T00:30:00+00:00`)
    expect(await storedItems(supabase)).toEqual([])

    await page.reload()
    await releases.shows()
    await expect(at).toHaveValue(`${year}-03-01T09:30`)
    await at.fill(`${year}-04-02T10:00`)
    await change.click()
    await expect(releases.publish).toContainText(`2 April ${year} at 10:00 Japan Standard Time`)
    await expect(releases.bar).toContainText(`2 April ${year} at 10:00 Japan Standard Time`)
    expect((await contentsOf(supabase, id)).release.publish_at).toBe(`${year}-04-02T01:00:00+00:00`)

    await releases.details.getByRole('button', { name: 'Discard' }).click()
    await releases.dialog.getByRole('button', { name: 'Discard' }).click()
    await (await panel.keepUndo()).click()
    await panel.expectToast('Content Added!', '“Spring” restored. It is no longer scheduled.', 'success')
    await at.fill(`${year}-04-02T10:00`)
    await schedule.click()
    await expect(releases.publish).toContainText(`2 April ${year} at 10:00 Japan Standard Time`)

    await releases.publish.getByRole('button', { name: 'Cancel schedule' }).click()
    await panel.expectToast('Content Saved!', '“Spring” is no longer scheduled.', 'success')
    await expect(at).toBeVisible()
    await expect(releases.publishNow).toBeFocused()
    expect((await contentsOf(supabase, id)).release.publish_at).toBeNull()
  })

  test.describe('where clocks change', () => {
    test.use({ timezoneId: 'America/New_York' })

    test('refuses a time in the hour that they skip', async ({ panel, releases, prepare, supabase }) => {
      const id = await prepare('Spring', { [key]: 'About our spring' })
      await panel.open()
      await releases.choose('Spring')
      await releases.review()
      // The second Sunday of March.
      const change = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 2, 14))
      change.setUTCDate(14 - change.getUTCDay())
      const day = change.toISOString().slice(0, 10)
      const at = releases.publish.getByLabel('Publish at')
      const schedule = releases.publish.getByRole('button', { name: 'Schedule', exact: true })
      await at.fill(`${day}T02:30`)
      await schedule.click()
      await expect(releases.publish).toContainText('This time does not exist on that day.')
      await expect(at).toBeFocused()
      await at.fill(`${day}T03:30`)
      await schedule.click()
      await expect(releases.publish.getByRole('button', { name: 'Cancel schedule' })).toBeVisible()
      expect((await contentsOf(supabase, id)).release.publish_at).toBe(`${day}T07:30:00+00:00`)
    })

    for (const [name, now, at, offset] of [
      ['first', '05:00', '05:30', 'GMT-4'],
      ['second, once the first has passed', '05:45', '06:30', 'GMT-5'],
    ] as const)
      test(`takes a time in the hour that they repeat for the ${name}`, async ({
        panel,
        page,
        releases,
        prepare,
        supabase,
      }) => {
        const id = await prepare('Spring', { [key]: 'About our spring' })
        await panel.open()
        await releases.choose('Spring')
        await releases.review()
        // The first Sunday of November.
        const change = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 10, 7))
        change.setUTCDate(7 - change.getUTCDay())
        const day = change.toISOString().slice(0, 10)
        await page.clock.setFixedTime(`${day}T${now}:00Z`)
        await releases.publish.getByLabel('Publish at').fill(`${day}T01:30`)
        await releases.publish.getByRole('button', { name: 'Schedule', exact: true }).click()
        await expect(releases.publish).toContainText(`at 01:30 ${offset}`)
        await expect
          .poll(async () => (await panel.toasts()).map(({ description }) => description))
          .toContainEqual(expect.stringContaining(`at 01:30 ${offset}.`))
        expect((await contentsOf(supabase, id)).release.publish_at).toBe(`${day}T${at}:00+00:00`)
      })
  })

  test('only the pressed button says what is happening', async ({ panel, page, releases, prepare }) => {
    await prepare('Spring', { [key]: 'About our spring' })
    await panel.open()
    await releases.choose('Spring')
    await releases.review()
    const { publish, publishNow } = releases
    const at = publish.getByLabel('Publish at')
    const buttons = publish.getByRole('button')
    const year = new Date().getFullYear() + 1
    const calls = await holdCalls(page, 'schedule_release')
    await at.fill(`${year}-03-01T09:30`)
    await publish.getByRole('button', { name: 'Schedule', exact: true }).click()
    await expect(buttons).toHaveText(['Publish now…', 'Scheduling…'])
    await expect(publishNow).toHaveAttribute('aria-disabled', 'true')
    calls.release()
    await expect(buttons).toHaveText(['Publish now…', 'Change time', 'Cancel schedule'])
    await calls.stop()

    const publishing = await holdCalls(page, 'publish_release')
    await releases.publishShown()
    await expect(buttons).toHaveText(['Publishing…', 'Change time', 'Cancel schedule'])
    publishing.release()
    await panel.expectToast('Content Saved!', '“Spring” is live.', 'success')
  })

  test('of somebody else is followed by the field, once what was typed there is saved', async ({
    panel,
    releases,
    prepare,
    supabase,
  }) => {
    const release = await prepare('Spring', { [key]: 'About our spring' })
    await panel.open()
    await releases.choose('Spring')
    await releases.review()
    const at = releases.publish.getByLabel('Publish at')
    const year = new Date().getFullYear() + 1
    const scheduleElsewhere = async (time: string) => {
      const { version } = (await contentsOf(supabase, release)).release
      await supabase.rpc('schedule_release', { release, version, at: `${time}+09:00` }).throwOnError()
    }
    await at.fill(`${year}-03-01T00:49`)
    await releases.publish.getByRole('button', { name: 'Schedule', exact: true }).click()
    await expect(releases.publish).toContainText(`1 March ${year} at 00:49`)
    await scheduleElsewhere(`${year}-03-01T03:49`)
    await expect(releases.publish).toContainText(`1 March ${year} at 03:49`)
    await expect(at).toHaveValue(`${year}-03-01T03:49`)

    // What is not saved yet stays.
    await at.fill(`${year}-03-02T10:00`)
    await scheduleElsewhere(`${year}-03-01T04:49`)
    await expect(releases.publish).toContainText(`1 March ${year} at 04:49`)
    await expect(at).toHaveValue(`${year}-03-02T10:00`)
  })

  test('that is typed stays when the page is reloaded, until it is saved', async ({
    panel,
    page,
    releases,
    prepare,
  }) => {
    await prepare('Spring', { [key]: 'About our spring' })
    await panel.open()
    await releases.choose('Spring')
    await releases.review()
    const at = releases.publish.getByLabel('Publish at')
    const year = new Date().getFullYear() + 1
    await at.fill(`${year}-03-01T09:30`)
    await page.reload()
    await releases.shows()
    await expect(at).toHaveValue(`${year}-03-01T09:30`)
    await releases.publish.getByRole('button', { name: 'Schedule', exact: true }).click()
    const cancel = releases.publish.getByRole('button', { name: 'Cancel schedule' })
    await cancel.click()
    await expect(cancel).toHaveCount(0)
    await page.reload()
    await releases.shows()
    await expect(at).toHaveValue('')
  })

  test('says that it will not be kept while somebody has to choose a version', async ({
    panel,
    page,
    releases,
    prepare,
    seed,
    server,
    supabase,
  }) => {
    const [item] = await seed({ changed: 'Old text' })
    if (!item) throw new Error('nothing seeded')
    const id = await prepare('Spring', { changed: 'Release text' })
    const sql = connectDatabase({ server })
    await sql`update public.website_releases set publish_at = now() + interval '1 day' where id = ${id}`
    await sql.end()
    await panel.open()
    await page.goto(`/admin#releases?release=${id}`)
    await releases.shows()
    await saveText(supabase, item, 'Live text')
    await expect(releases.publish.getByRole('status')).toHaveText(
      '1 text was changed on the site since it was edited here. Unless a version is chosen in time, the release is not published, and its schedule ends.',
    )
    await releases.edit('changed').getByRole('button', { name: 'Keep this release' }).click()
    await expect(releases.publish.getByRole('status')).toHaveText('')
  })

  test('that failed says why, and the release can be published by hand', async ({
    panel,
    page,
    releases,
    prepare,
    seed,
    server,
    supabase,
  }) => {
    const [item] = await seed({ changed: 'Old text' })
    if (!item) throw new Error('nothing seeded')
    const id = await prepare('Spring', { changed: 'Release text' })
    await saveText(supabase, item, 'Live text')
    const sql = connectDatabase({ server })
    await sql`update public.website_releases set publish_at = now() where id = ${id}`
    await sql`select public.publish_due_releases()`
    await sql.end()
    await panel.open()
    await releases.switch.click()
    const choice = releases.menu.getByRole('button', { name: /^Spring/ })
    await expect(choice).toContainText('Not published, no longer scheduled')
    await choice.click()
    await expect(releases.bar).toContainText(
      '1 edit, not live. It was not published and is no longer scheduled.',
    )
    await releases.review()
    const link = releases.view.getByRole('navigation').getByRole('link', { name: /^Spring/ })
    await expect(link).toContainText('Not published, no longer scheduled')
    await expectAccessible(page, 'a release that was not published', { at: [390, 1440] })
    await expect(releases.publish).toContainText(
      'It was not published and is no longer scheduled: texts of this release were changed on the site in the meantime. Choose which version to keep.',
    )
    await releases.edit('changed').getByRole('button', { name: 'Keep this release' }).click()
    await expect(link).not.toContainText('Not published')
    await releases.publishShown()
    await panel.expectToast('Content Saved!', '“Spring” is live.', 'success')
    expect(await valuesOf(supabase)).toEqual(['changed=Release text'])
  })

  test('that a move ended says why, and does not claim that its time has passed', async ({
    panel,
    releases,
    prepare,
    server,
  }) => {
    const id = await prepare('Spring', { [key]: 'About our spring' })
    const sql = connectDatabase({ server })
    // As `npm run move` leaves a release whose publisher the new database does not have.
    await sql`update public.website_releases set
      publish_at = null, problem = 'The person who scheduled it is not a publisher in this database.' where id = ${id}`
    await sql.end()
    await panel.open()
    await releases.choose('Spring')
    await expect(releases.bar).toContainText('It was not published and is no longer scheduled.')
    await releases.review()
    await expect(releases.publish).toContainText(
      'It was not published and is no longer scheduled: The person who scheduled it is not a publisher in this database.',
    )
    await expect(releases.view).toContainText('Not published, no longer scheduled')
  })
})
