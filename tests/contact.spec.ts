import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const error = (page: Page, text: string) => page.getByText(text)
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })
const subject = (page: Page) => field(page, 'Subject')
const chosen = (page: Page) => page.getByText('You are writing to the department for')
const departmentLink = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Department contacts' }).getByRole('link', { name, exact: true })

const messages = {
  'Full Name': 'Enter your name, so that we know whom to answer.',
  'Email Address': 'Enter an address we can reply to, such as name@example.com.',
  Subject: 'Enter a subject: the service, the part or the standard concerned.',
  Message: 'Write a few lines: what you have, what you need, and by when.',
}
const right = {
  'Full Name': 'Ada Lovelace',
  'Email Address': 'ada@example.com',
  Subject: 'Bernoulli numbers',
  Message: 'A program, and by May.',
}

async function fill(page: Page, values: Record<string, string> = right) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

test.describe('message form', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact')
  })

  test('asks for a name, an email address, a subject and a message, but not for a company', async ({
    page,
  }) => {
    await expect(field(page, 'Email Address')).toHaveAttribute('type', 'email')
    await expect(field(page, 'Company')).not.toHaveAttribute('required')
    await send(page).click()
    for (const [name, message] of Object.entries(messages)) {
      await expect(field(page, name)).toHaveAttribute('required')
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page, name)).toHaveAccessibleDescription(message)
      await expect(error(page, message)).toBeVisible()
    }
    await expect(field(page, 'Company')).not.toHaveAttribute('aria-invalid')
    await expect(page.locator('.toast')).toHaveCount(0)
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

  test('leads to the first wrong field', async ({ page }) => {
    await send(page).click()
    await expect(field(page, 'Full Name')).toBeFocused()
    await fill(page, { 'Full Name': 'Ada', 'Email Address': 'ada@example.com', Message: 'Hello' })
    await send(page).click()
    await expect(subject(page)).toBeFocused()
    await expect(subject(page)).toBeInViewport()
  })

  for (const address of ['ada', 'ada@', '@example.com', 'ada lovelace@example.com']) {
    test(`does not take "${address}" as an email address`, async ({ page }) => {
      await fill(page, { ...right, 'Email Address': address })
      await send(page).click()
      await expect(field(page, 'Email Address')).toBeFocused()
      await expect(error(page, messages['Email Address'])).toBeVisible()
      await expect(page.locator('.toast')).toHaveCount(0)
    })
  }

  for (const name of ['Full Name', 'Subject', 'Message']) {
    test(`takes white space alone in ${name} as empty`, async ({ page }) => {
      await fill(page, { ...right, [name]: ' \t ' })
      await send(page).click()
      await expect(field(page, name)).toBeFocused()
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
    })
  }

  test('takes a message away as soon as its field is right, and not before', async ({ page }) => {
    await send(page).click()
    const email = field(page, 'Email Address')
    await email.pressSequentially('ada@')
    await expect(error(page, messages['Email Address'])).toBeVisible()
    await email.pressSequentially('example.com')
    await expect(error(page, messages['Email Address'])).toBeHidden()
    await expect(email).not.toHaveAttribute('aria-invalid')
    await expect(error(page, messages.Subject)).toBeVisible()
  })

  test('shows its notice, sends nothing, and is empty again', async ({ page }) => {
    await fill(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await send(page).click()
    await expect(page.locator('.toast-title')).toHaveText('Feature Coming Soon')
    await expect(page.locator('.toast-description')).toHaveText(
      'The contact form is not implemented yet. You can request it in the next prompt.',
    )
    for (const name of [...Object.keys(right), 'Company']) await expect(field(page, name)).toHaveValue('')
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
    expect(requests).toEqual([])
    await expect(page).toHaveURL(/\/contact$/)
  })

  test('is sent by Enter in a field as well', async ({ page }) => {
    await fill(page)
    await subject(page).press('Enter')
    await expect(page.locator('.toast-title')).toHaveText('Feature Coming Soon')
  })

  test('lights its trace over the fields that are filled', async ({ page }) => {
    const lit = () =>
      page
        .locator('.message-form .wire-in')
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

test.describe('draft', () => {
  test('survives a reload, and is gone after the notice', async ({ page }) => {
    const values = { ...right, Company: 'Analytical Engines', Message: 'Two lines,\nand "quotes".' }
    await page.goto('/contact')
    await fill(page, values)
    await page.reload()
    for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value)
    await send(page).click()
    await expect(page.locator('.toast')).toBeVisible()
    await page.reload()
    for (const name of Object.keys(values)) await expect(field(page, name)).toHaveValue('')
  })

  test('survives the way to another page and back', async ({ page }) => {
    await page.goto('/contact')
    await fill(page)
    await page.goto('/')
    await page.goto('/contact')
    await expect(field(page, 'Message')).toHaveValue(right.Message)
  })

  test('stays in its tab', async ({ page, context }) => {
    await page.goto('/contact')
    await fill(page)
    const other = await context.newPage()
    await other.goto('/contact')
    await expect(field(other, 'Full Name')).toHaveValue('')
  })

  test('of white space alone is still not taken after a reload', async ({ page }) => {
    await page.goto('/contact')
    await fill(page, { ...right, Subject: '  ' })
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
    await send(page).click()
    await expect(page.locator('.toast-title')).toHaveText('Feature Coming Soon')
  })
})

test.describe('department', () => {
  test('that is known is said and fills the subject', async ({ page }) => {
    await page.goto('/contact?department=ate-services')
    await expect(chosen(page)).toHaveText('You are writing to the department for ATE.')
    await expect(subject(page)).toHaveValue('Inquiry: ATE')
  })

  test('of a service page is known', async ({ page }) => {
    await page.goto('/services/data-analytics-ai-and-machine-learning')
    await page.getByRole('link', { name: 'Discuss Your Project' }).first().click()
    await expect(page).toHaveURL(/department=data-ai-ml$/)
    await expect(subject(page)).toHaveValue('Inquiry: Data Analytics, AI and Machine Learning')
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  for (const department of ['no-such', '', 'ATE-services', '<b>ate</b>', 'ate-services%20']) {
    test(`"${department}" is ignored`, async ({ page }) => {
      await page.goto(`/contact?department=${department}`)
      await expect(chosen(page)).toHaveCount(0)
      await expect(subject(page)).toHaveValue('')
    })
  }

  test('that changes changes the subject, but none that was written', async ({ page }) => {
    await page.goto('/contact?department=ate-services')
    await page.goto('/contact?department=dft-services')
    await expect(subject(page)).toHaveValue('Inquiry: DFT')
    await subject(page).fill('Scan chains')
    await page.goto('/contact?department=rtl-design')
    await expect(chosen(page)).toHaveText('You are writing to the department for RTL design.')
    await expect(subject(page)).toHaveValue('Scan chains')
  })

  test('is chosen by a link of the page, which leads to the form and keeps what was typed', async ({
    page,
  }) => {
    await page.goto('/contact')
    await fill(page, { 'Full Name': 'Ada' })
    await departmentLink(page, 'CI/CD').click()
    await expect(page).toHaveURL(/\/contact\?department=embedded-cicd$/)
    await expect(chosen(page)).toHaveText('You are writing to the department for CI/CD.')
    await expect(chosen(page)).toBeInViewport()
    await expect(subject(page)).toHaveValue('Inquiry: CI/CD')
    await expect(field(page, 'Full Name')).toHaveValue('Ada')
    await page.keyboard.press('Tab')
    await expect(field(page, 'Full Name')).toBeFocused()
    await departmentLink(page, 'Cyber security').click()
    await expect(subject(page)).toHaveValue('Inquiry: Cyber security')
  })

  test('takes away the message of an empty subject', async ({ page }) => {
    await page.goto('/contact')
    await send(page).click()
    await departmentLink(page, 'Diagnostics').click()
    await expect(error(page, messages.Subject)).toBeHidden()
  })

  test('is let go after the notice', async ({ page }) => {
    await page.goto('/contact?department=bsp-development')
    await fill(page)
    await send(page).click()
    await expect(chosen(page)).toHaveCount(0)
  })

  test('there are 28, each with its slug, and the general address', async ({ page }) => {
    await page.goto('/contact')
    const links = page.getByRole('region', { name: 'Department contacts' }).getByRole('link')
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(addresses).toEqual([
      ...[
        'ams-design',
        'ate-services',
        'bench-characterization',
        'design-verification',
        'dft-services',
        'fpga-design',
        'validation-lab',
        'physical-design',
        'prototyping-emulation',
        'rtl-design',
        'design-signoff',
        'silicon-validation',
        'synthesis-sta',
        'bare-metal',
        'bsp-development',
        'embedded-cicd',
        'device-drivers',
        'embedded-diagnostics',
        'os-porting',
        'embedded-cybersecurity',
        'embedded-vv',
        'data-ai-ml',
        'cloud-architecture',
        'salesforce-services',
        'app-dev-maintenance',
        'qa-testing',
        'it-infrastructure',
        'engineering-technical-services',
      ].map((slug) => `/contact?department=${slug}`),
      'mailto:info@example.com',
    ])
  })

  test('the page is the same whatever the query', async ({ request }) => {
    const bytes = async (path: string) => (await request.get(path)).text()
    expect(await bytes('/contact?department=ate-services')).toBe(await bytes('/contact'))
  })
})

test.describe('office hours for a visitor in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })
  const now = (page: Page) => page.locator('.week-now')

  for (const [moment, instant, says] of [
    ['Monday, a minute before nine there', '2025-11-17T08:59:30-08:00', 'Closed now'],
    ['Monday at nine there', '2025-11-17T09:00:00-08:00', 'Open now'],
    ['Friday at 5:59 PM there, Saturday in Tokyo', '2025-11-21T17:59:00-08:00', 'Open now'],
    ['Friday at 6:00 PM there', '2025-11-21T18:00:00-08:00', 'Closed now'],
    ['Saturday at 10:00 AM there, Sunday in Tokyo', '2025-11-22T10:00:00-08:00', 'Open now'],
    ['Sunday noon there, Monday in Tokyo', '2025-11-23T12:00:00-08:00', 'Closed now'],
    ['Monday morning in Tokyo, Sunday there', '2025-11-24T10:00:00+09:00', 'Closed now'],
    ['a summer day at nine there, in daylight saving time', '2025-07-14T09:00:00-07:00', 'Open now'],
    ['the same at six in the evening', '2025-07-14T18:00:00-07:00', 'Closed now'],
  ] as const) {
    test(`${moment}: ${says}`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(instant))
      await page.goto('/contact')
      await expect(now(page)).toHaveText(says)
    })
  }

  test('change while the page is open', async ({ page }) => {
    await page.clock.install({ time: new Date('2025-11-17T08:58:40-08:00') })
    await page.goto('/contact')
    await expect(now(page)).toHaveText('Closed now')
    await page.clock.runFor('01:30')
    await expect(now(page)).toHaveText('Open now')
  })

  test('stand as specified', async ({ page }) => {
    await page.goto('/contact')
    const hours = page.getByRole('region', { name: 'Office hours' })
    await expect(hours.locator('dt')).toHaveText(['Mon-Fri', 'Sat', 'Sun'])
    await expect(hours.locator('dd')).toHaveText(['9:00 AM-6:00 PM PST', '10:00 AM-2:00 PM PST', 'closed'])
  })

  test('the offices tell their own times', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2025-07-14T18:05:00Z'))
    await page.goto('/locations')
    const times = page.getByRole('article').locator('.office-facts [data-clock]')
    await expect(times).toHaveText(['Mon 11:05', 'Mon 13:05', 'Mon 23:35', 'Tue 03:05'])
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form sends nothing anywhere, and says whom to write to', async ({ page }) => {
    await page.goto('/contact?department=ate-services')
    // Playwright's text selectors pass over `noscript`.
    const advice = page.locator('noscript p')
    await expect(advice).toBeVisible()
    await expect(advice).toHaveText(
      'Without script, this form sends nothing. Please write to info@example.com',
    )
    await fill(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await send(page).click()
    await subject(page).press('Enter')
    await expect(page).toHaveURL(/\/contact\?department=ate-services$/)
    await expect(field(page, 'Full Name')).toHaveValue('Ada Lovelace')
    expect(requests).toEqual([])
  })

  test('the browser checks the fields itself', async ({ page }) => {
    await page.goto('/contact')
    await send(page).click()
    await expect(field(page, 'Full Name')).toBeFocused()
  })

  test('hours stand alone, and offices tell their distance from UTC', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.locator('.week-now')).toBeEmpty()
    await page.goto('/locations')
    await expect(page.locator('.office-facts [data-clock]')).toHaveText([
      'UTC−8/−7',
      'UTC−6/−5',
      'UTC+5:30',
      'UTC+9',
    ])
  })
})

test('of the questions, one is open at a time', async ({ page }) => {
  await page.goto('/contact')
  const entries = page.locator('details')
  await expect(entries).toHaveCount(4)
  await page.getByText('How soon will I hear from you?').click()
  await expect(page.getByText('Email is answered within 24 hours.')).toBeVisible()
  await page.getByText('How long does a project take?').click()
  await expect(page.getByText('Typical projects run 3-12 months.')).toBeVisible()
  await expect(page.locator('details[open]')).toHaveCount(1)
})
