import { phoneHref } from '#app/sections/contact-links.tsx'
import { site } from '#content/default-content.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test.describe('footer', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
  })

  test('has the blurb, the contact details and the year', async ({ page }) => {
    const footer = page.getByRole('contentinfo')
    const { blurb, email, phone, city, name } = site.company
    await expect(footer).toContainText(blurb)
    await expect(footer.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
    await expect(footer.getByRole('link', { name: phone })).toHaveAttribute('href', phoneHref(phone))
    await expect(footer).toContainText(city)
    await expect(footer).toContainText(`© 2025 ${name}`)
  })

  test('has 20 decorative particles, hidden from assistive technology', async ({ page }) => {
    const particles = page.locator('.footer-particles')
    await expect(particles).toHaveAttribute('aria-hidden', 'true')
    await expect(particles.locator('.particle')).toHaveCount(20)
  })

  test('links to the service groups', async ({ page }) => {
    for (const [name, href] of [
      ['Semiconductors', '/services#semiconductors'],
      ['Embedded', '/services#embedded'],
      ['Software', '/services#software'],
    ] as const) {
      await expect(page.getByRole('contentinfo').getByRole('link', { name })).toHaveAttribute('href', href)
    }
  })
})

test('no particles are shown with reduced motion', async ({ page }) => {
  const particles = page.locator('.footer-particles, .page-hero-particles')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/about')
  await expect(particles.filter({ visible: true })).toHaveCount(2)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(particles.filter({ visible: true })).toHaveCount(0)
})
