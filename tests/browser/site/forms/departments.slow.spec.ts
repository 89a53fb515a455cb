import type { Page } from '@playwright/test'
import { site } from '#content/default-content.ts'
import { errorMessages, field, fill, send, subject } from '#tests/support/browser/contact-form.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { holdToasts } from '#tests/support/browser/toasts.ts'
import { specifiedServices } from '#tests/support/pages/specified-services.ts'

const departments = (page: Page) => page.getByRole('region', { name: 'Department contacts' })
const chosen = (page: Page) => page.getByText('Your message is about')
const departmentLink = (page: Page, name: string) =>
  departments(page).getByRole('link', { name, exact: true })

test.describe('department', () => {
  test('that exists is shown and fills in the subject', async ({ page }) => {
    await page.goto('/contact?department=ate-services')
    await expect(chosen(page)).toHaveText('Your message is about ATE.')
    await expect(subject(page)).toHaveValue('Inquiry: ATE')
  })

  test('of a service page exists', async ({ page }) => {
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

  test('that changes replaces its own subject, but not one the visitor has written', async ({ page }) => {
    await page.goto('/contact?department=ate-services')
    await page.goto('/contact?department=dft-services')
    await expect(subject(page)).toHaveValue('Inquiry: DFT')
    await subject(page).fill('Scan chains')
    await page.goto('/contact?department=rtl-design')
    await expect(chosen(page)).toHaveText('Your message is about RTL design.')
    await expect(subject(page)).toHaveValue('Scan chains')
  })

  test('can be chosen with a link on the page, which moves to the form and keeps what was typed', async ({
    page,
  }) => {
    await page.goto('/contact')
    await fill(page, { 'Full Name': 'Ada' })
    await departmentLink(page, 'CI/CD').click()
    await expect(page).toHaveURL(/\/contact\?department=embedded-cicd$/)
    await expect(chosen(page)).toHaveText('Your message is about CI/CD.')
    await expect(chosen(page)).toBeInViewport()
    await expect(subject(page)).toHaveValue('Inquiry: CI/CD')
    await expect(field(page, 'Full Name')).toHaveValue('Ada')
    await page.keyboard.press('Tab')
    await expect(field(page, 'Full Name')).toBeFocused()
    await departmentLink(page, 'Cyber security').click()
    await expect(subject(page)).toHaveValue('Inquiry: Cyber security')
  })

  test('removes the error message of an empty subject', async ({ page }) => {
    await page.goto('/contact')
    await send(page).click()
    await departmentLink(page, 'Diagnostics').click()
    await expect(page.getByText(errorMessages.Subject)).toBeHidden()
  })

  test('stays after the notice, like what was typed', async ({ page }) => {
    await page.goto('/contact?department=bsp-development')
    await fill(page)
    await holdToasts(page)
    await send(page).click()
    await expect(page.locator('.toast')).toBeVisible()
    await expect(chosen(page)).toHaveText(/./)
  })

  test('list has an entry for each service, with the slugs of the specification, and the general address', async ({
    page,
  }) => {
    await page.goto('/contact')
    const links = departments(page).getByRole('link')
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(addresses).toHaveLength(site.services.length + 1)
    expect(addresses.at(-1)).toBe(`mailto:${site.company.email}`)
    const specified = Object.values(specifiedServices)
      .flat()
      .map(({ department }) => `/contact?department=${department}`)
    expect(addresses.filter((address) => specified.includes(address ?? ''))).toEqual(specified)
  })

  test('does not change the page the server sends', async ({ request }) => {
    const bytes = async (path: string) => (await request.get(path)).text()
    expect(await bytes('/contact?department=ate-services')).toBe(await bytes('/contact'))
  })
})
