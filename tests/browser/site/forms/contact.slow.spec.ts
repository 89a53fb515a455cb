import type { Page } from '@playwright/test'
import { site } from '#content/default-content.ts'
import {
  errorMessages,
  field,
  fill,
  send,
  subject,
  validMessage,
} from '#tests/support/browser/contact-form.ts'
import { collidingTexts } from '#tests/support/browser/layout.ts'
import { saveItems } from '#tests/support/browser/save-items.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { holdToasts } from '#tests/support/browser/toasts.ts'

/** What the form says of itself, with script and without. */
const advice = (page: Page) =>
  page.getByText(
    `This form does not send messages yet. Use it as a draft, then copy it into an email to ${site.company.email}`,
  )

test.describe('message form', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact')
  })

  test('requires a name, an email address, a subject and a message, but no company', async ({ page }) => {
    await expect(field(page, 'Email Address')).toHaveAttribute('type', 'email')
    await expect(field(page, 'Company')).not.toHaveAttribute('required')
    await send(page).click()
    for (const [name, message] of Object.entries(errorMessages)) {
      await expect(field(page, name)).toHaveAttribute('required')
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page, name)).toHaveAccessibleDescription(message)
      await expect(page.getByText(message)).toBeVisible()
    }
    await expect(field(page, 'Company')).not.toHaveAttribute('aria-invalid')
    await expect(page.locator('.toast')).toHaveCount(0)
  })

  test('says that it does not send, and whom to write to', async ({ page }) => {
    await expect(advice(page)).toBeVisible()
    await expect(advice(page).getByRole('link')).toHaveAttribute('href', `mailto:${site.company.email}`)
  })

  test('has a message box of five rows', async ({ page }) => {
    const box = field(page, 'Message')
    await expect(box).toHaveAttribute('rows', '5')
    const lines = await box.evaluate((element) => {
      const { lineHeight, paddingBlock } = getComputedStyle(element)
      return (element.clientHeight - 2 * Number.parseFloat(paddingBlock)) / Number.parseFloat(lineHeight)
    })
    expect(lines).toBeCloseTo(5, 1)
  })

  test('moves to the first invalid field', async ({ page }) => {
    await send(page).click()
    await expect(field(page, 'Full Name')).toBeFocused()
    await fill(page, { 'Full Name': 'Ada', 'Email Address': 'ada@example.com', Message: 'Hello' })
    await send(page).click()
    await expect(subject(page)).toBeFocused()
    await expect(subject(page)).toBeInViewport()
  })

  test('moves no field in a wide window when it shows a message of two lines', async ({ page }) => {
    const heightOfForm = () => page.locator('.traced-form').evaluate((form) => form.clientHeight)
    const before = await heightOfForm()
    await send(page).click()
    const error = page.getByText(errorMessages['Email Address'])
    expect(
      await error.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getClientRects().length
      }),
    ).toBe(2)
    expect(await heightOfForm()).toBe(before)
  })

  for (const address of ['ada', 'ada@', '@example.com', 'ada lovelace@example.com']) {
    test(`refuses "${address}" as an email address`, async ({ page }) => {
      await fill(page, { ...validMessage, 'Email Address': address })
      await send(page).click()
      await expect(field(page, 'Email Address')).toBeFocused()
      await expect(page.getByText(errorMessages['Email Address'])).toBeVisible()
      await expect(page.locator('.toast')).toHaveCount(0)
    })
  }

  for (const name of ['Full Name', 'Subject', 'Message']) {
    test(`counts white space alone in ${name} as empty`, async ({ page }) => {
      await fill(page, { ...validMessage, [name]: ' \t ' })
      await send(page).click()
      await expect(field(page, name)).toBeFocused()
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
    })
  }

  test('removes an error message when its field becomes valid, not earlier', async ({ page }) => {
    await send(page).click()
    const email = field(page, 'Email Address')
    await email.pressSequentially('ada@')
    await expect(page.getByText(errorMessages['Email Address'])).toBeVisible()
    await email.pressSequentially('example.com')
    await expect(page.getByText(errorMessages['Email Address'])).toBeHidden()
    await expect(email).not.toHaveAttribute('aria-invalid')
    await expect(page.getByText(errorMessages.Subject)).toBeVisible()
  })

  test('shows its notice, sends nothing, and keeps what was typed', async ({ page }) => {
    await fill(page)
    const requests: string[] = []
    // The browser may request the icon at any time.
    page.on('request', (request) => request.url().endsWith('/favicon.svg') || requests.push(request.url()))
    await holdToasts(page)
    await send(page).click()
    await expect(page.locator('.toast-title')).toHaveText('Feature Coming Soon')
    await expect(page.locator('.toast-description')).toHaveText(
      'The contact form is not implemented yet. You can request it in the next prompt.',
    )
    for (const [name, value] of Object.entries(validMessage))
      await expect(field(page, name)).toHaveValue(value)
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
    expect(requests).toEqual([])
    await expect(page).toHaveURL(/\/contact$/)
  })

  test('can be sent with Enter in a field, too', async ({ page }) => {
    await fill(page)
    await holdToasts(page)
    await subject(page).press('Enter')
    await expect(page.locator('.toast-title')).toHaveText('Feature Coming Soon')
  })

  test('lights up its trace beside the fields that are filled in', async ({ page }) => {
    const lit = () =>
      page
        .locator('.traced-form .wire-in')
        .evaluateAll((wires) => wires.map((wire) => Number(getComputedStyle(wire, '::after').opacity)))
    await expect.poll(lit).toEqual([1, 0, 0, 0, 0, 0])
    await fill(page, { 'Full Name': 'Ada', 'Email Address': 'ada@example.com' })
    await expect.poll(lit).toEqual([1, 1, 1, 1, 0, 0])
    await fill(page)
    await expect.poll(lit).toEqual([1, 1, 1, 1, 1, 1])
    await field(page, 'Full Name').fill(' ')
    await expect.poll(lit).toEqual([1, 0, 0, 0, 0, 0])
  })
})

test('a label of several lines stands above its field, and the trace enters the field', async ({
  page,
  supabase,
}) => {
  const label = 'Subject: a service, a part or a standard, as you would name it to a colleague'
  await saveItems(supabase, { 'contact.form.fields.subject.label': label })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(async () => {
    await page.goto('/contact')
    await expect(page.getByText(label)).toBeVisible({ timeout: 1 })
  }).toPass()
  await page.evaluate(() => document.fonts.ready)
  expect(await collidingTexts(page)).toEqual([])
  const rows = await page.locator('.form-row').evaluateAll((all) =>
    all.map((row) => {
      const bottomOf = (selector: string) => row.querySelector(selector)?.getBoundingClientRect().bottom ?? 0
      const field = row.querySelector('input, textarea')?.getBoundingClientRect()
      const fieldTop = field?.top ?? 0
      return { afterLabel: fieldTop - bottomOf('label'), wireEnd: bottomOf('.wire-in') - fieldTop }
    }),
  )
  expect(rows).toHaveLength(5)
  for (const { afterLabel, wireEnd } of rows) {
    expect.soft(afterLabel).toBeGreaterThanOrEqual(0)
    // The middle of a field of one line, and half of the line.
    expect.soft(wireEnd).toBeCloseTo(25, 0)
  }
})

test.describe('draft', () => {
  test('survives the notice and a reload, since nothing was sent', async ({ page }) => {
    const values = { ...validMessage, Company: 'Analytical Engines', Message: 'Two lines,\nand "quotes".' }
    await page.goto('/contact')
    await fill(page, values)
    await holdToasts(page)
    await send(page).click()
    await expect(page.locator('.toast')).toBeVisible()
    await page.reload()
    for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value)
  })

  test('survives a visit to another page', async ({ page }) => {
    await page.goto('/contact')
    await fill(page)
    await page.goto('/')
    await page.goto('/contact')
    await expect(field(page, 'Message')).toHaveValue(validMessage.Message)
  })

  test('is restored, except for what was typed before the page had arrived completely', async ({ page }) => {
    await page.goto('/contact')
    await fill(page)
    const rest = Promise.withResolvers<void>()
    await page.route('/rest.js', async (route) => {
      await rest.promise
      await route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    await page.route('/contact', async (route) => {
      const response = await route.fetch()
      const body = await response.text()
      const held = '<script src="/rest.js"></script><div class="form-send">'
      await route.fulfill({ response, body: body.replace('<div class="form-send">', held) })
    })
    await page.goto('/contact', { waitUntil: 'commit' })
    await field(page, 'Full Name').fill('Grace Hopper')
    await expect(field(page, 'Message')).toHaveValue('')
    rest.resolve()
    const values = { ...validMessage, 'Full Name': 'Grace Hopper' }
    for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value)
    await page.reload()
    for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value)
  })

  // Back shows the page as it was left. Chromium keeps no page under test, so the test sends what a browser sends.
  test('is the newest one, or none if it was sent, when Back shows the page as it was left', async ({
    page,
  }) => {
    await page.goto('/contact')
    await fill(page)
    const showAgain = (draft?: Record<string, string>) =>
      page.evaluate((changes) => {
        const { 'contact-draft': draft = '' } = sessionStorage
        sessionStorage.clear()
        if (changes)
          sessionStorage.setItem('contact-draft', JSON.stringify({ ...JSON.parse(draft), ...changes }))
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      }, draft)
    await showAgain({ message: 'Typed on another copy of the page' })
    await expect(field(page, 'Message')).toHaveValue('Typed on another copy of the page')
    await expect(field(page, 'Full Name')).toHaveValue(validMessage['Full Name'])
    await showAgain()
    await expect(field(page, 'Message')).toHaveValue('')
    await expect(field(page, 'Full Name')).toHaveValue('')
  })

  test('stays in its tab', async ({ page, context }) => {
    await page.goto('/contact')
    await fill(page)
    const other = await context.newPage()
    await other.goto('/contact')
    await expect(field(other, 'Full Name')).toHaveValue('')
  })

  test('of white space alone is still refused after a reload', async ({ page }) => {
    await page.goto('/contact')
    await fill(page, { ...validMessage, Subject: '  ' })
    await page.reload()
    await send(page).click()
    await expect(subject(page)).toBeFocused()
  })

  test('that is broken, or forbidden by the browser, does no harm', async ({ page }) => {
    await page.goto('/contact')
    await page.evaluate(() => sessionStorage.setItem('contact-draft', '{'))
    await page.reload()
    await expect(field(page, 'Full Name')).toHaveValue('')
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('forbidden', 'SecurityError')
        },
      })
    })
    await page.reload()
    await fill(page)
    await holdToasts(page)
    await send(page).click()
    await expect(page.locator('.toast-title')).toHaveText('Feature Coming Soon')
  })
})

const onlyWithScript = [site.contact.form.draft, site.contact.departments.note]

test('says what the form does for its visitors', async ({ page }) => {
  await page.goto('/contact')
  for (const said of onlyWithScript) await expect(page.getByText(said)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form sends nothing, and says whom to write to', async ({ page }) => {
    await page.goto('/contact?department=ate-services')
    await expect(advice(page)).toBeVisible()
    for (const said of onlyWithScript) await expect(page.getByText(said)).toBeHidden()
    await fill(page)
    const requests: string[] = []
    // The browser may request the icon at any time.
    page.on('request', (request) => request.url().endsWith('/favicon.svg') || requests.push(request.url()))
    await send(page).click()
    await subject(page).press('Enter')
    await expect(page).toHaveURL(/\/contact\?department=ate-services$/)
    await expect(field(page, 'Full Name')).toHaveValue('Ada Lovelace')
    expect(requests).toEqual([])
  })

  test('the browser validates the fields itself', async ({ page }) => {
    await page.goto('/contact')
    await send(page).click()
    await expect(field(page, 'Full Name')).toBeFocused()
  })
})

test('one FAQ item is open at a time', async ({ page }) => {
  await page.goto('/contact')
  const entries = page.locator('details')
  await expect(entries).toHaveCount(site.contact.faq.entries.length)
  await page.getByText('How soon will I hear from you?').click()
  await expect(entries.getByText('We reply to email within 24 hours, on Sundays too.')).toBeVisible()
  await page.getByText('How long does a project take?').click()
  await expect(page.getByText('Typical projects run 3-12 months.')).toBeVisible()
  await expect(page.locator('details[open]')).toHaveCount(1)
})
