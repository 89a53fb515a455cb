import { expect, test } from '#tests/support/browser/test.ts'

test.describe('footer', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
  })

  test('has the blurb, the contact details and the year', async ({ page }) => {
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText(
      'Engineering services for semiconductors, embedded systems and software since 2009.',
    )
    await expect(footer.getByRole('link', { name: 'info@example.com' })).toHaveAttribute(
      'href',
      'mailto:info@example.com',
    )
    await expect(footer.getByRole('link', { name: '+1 (555) 010-0100' })).toHaveAttribute(
      'href',
      'tel:+15550100100',
    )
    await expect(footer).toContainText('San Jose')
    await expect(footer).toContainText('© 2025 Exemplar Engineering')
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
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page.locator('.footer-particles')).toBeHidden()
})
