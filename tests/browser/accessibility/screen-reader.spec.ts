// What screen readers receive: landmarks, names, roles, states, and live regions.

import { site } from '#content/default-content.ts'
import { send } from '#tests/support/browser/contact-form.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'

test('the frame: its landmarks, menus and regions for toasts', async ({ page }) => {
  await page.goto('/services/ate')
  await page.getByRole('button', { name: 'About menu' }).press('Enter')
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner:
      - link "${site.company.name}"
      - navigation "Main":
        - list:
          - listitem:
            - link "Home"
          - listitem:
            - link "About"
            - button "About menu" [expanded]
            - list:
              - listitem:
                - link "Company Overview"
              - listitem:
                - link "Leadership Team"
              - listitem:
                - link "Our Values"
              - listitem:
                - link "History"
          - listitem:
            - link "Services"
            - button "Services menu"
          - listitem:
            - link "Industries"
            - button "Industries menu"
          - listitem:
            - link "Careers"
          - listitem:
            - link "Locations"
          - listitem:
            - link "Contact"
      - button "Dark theme"
    - main
    - contentinfo:
      - navigation "Services"
      - navigation "Company"
    - region "Notifications (F8)"
  `)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Services', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('home: headings, actions, and descriptions of drawings', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Engineering Excellence" [level=1]
    - paragraph
    - button "Explore Solutions"
    - button "Watch Demo"
    - img /^Oscilloscope screen\\. A noisy/
    - region "Our Services":
      - heading "Our Services" [level=2]
      - article:
        - heading "Semiconductor Solutions" [level=3]:
          - button "Semiconductor Solutions"
      - article
      - article
      - article
    - region "In numbers":
      - heading "In numbers" [level=2]
      - term: Projects Delivered
      - definition: 1000+
      - img /^Histogram of/
    - region "Featured Projects":
      - heading "Featured Projects" [level=2]
    - region "Start Your Project":
      - heading "Start Your Project" [level=2]
      - button "Start Your Project"
  `)
})

test('the form: labels, errors, and the region that names the recipient', async ({ page }) => {
  await page.goto('/contact')
  const form = page.locator('[data-contact-form]')
  await expect(form.getByRole('status')).toHaveText('')
  await send(page).click()
  await expect(form).toMatchAriaSnapshot(`
    - status
    - textbox "Full Name" [invalid]
    - paragraph: Enter your name, so that we know who is writing.
    - textbox "Email Address" [invalid]
    - textbox "Company optional"
    - textbox "Subject" [invalid]
    - textbox "Message" [invalid]
    - button "Send Message"
  `)
  // Chromium leaves out a text node that is only a space; Playwright's snapshot does not.
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const names = nodes.flatMap(({ role, name }) => (role?.value === 'textbox' ? name?.value : []))
  expect(names).toContain('Company optional')

  await page.getByRole('link', { name: 'Diagnostics', exact: true }).last().click()
  await expect(form.getByRole('status')).toHaveText('Your message is about Diagnostics.')
})

test('the panel: its regions, and the connection as a status', async ({ panel, page, seed }) => {
  await seed({ 'my.key': 'x' })
  await panel.open()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Admin Panel" [level=1]
    - navigation "Views":
      - link "Items"
      - link "Site texts"
      - link "Buttons"
    - search:
      - searchbox "Find a text"
    - region "Live connection":
      - status:
        - strong: Connected
    - region "Manage Content":
      - heading "Manage Content" [level=2]
      - list:
        - listitem:
          - heading "my.key" [level=3]
          - button "Edit my.key"
          - button "Delete my.key"
          - button "History my.key"
    - region "Add New Content":
      - heading "Add New Content" [level=2]
      - combobox "Key"
      - textbox "Value"
      - button "Add item"
  `)
  await panel.deleteButton('my.key').click()
  await expect(page.getByRole('dialog')).toHaveAccessibleName(/my\.key/)
})
