// Compares the pages with the specification, whose tables are repeated here and in `specified-services.ts`. Services and
// industries that it does not have are checked in the same way.

import type { Locator, Page } from '@playwright/test'
import { site } from '#content/default-content.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { closeComingSoon, holdToasts } from '#tests/support/browser/toasts.ts'
import { expectWhole } from '#tests/support/browser/whole-page.ts'
import { specifiedServices } from '#tests/support/pages/specified-services.ts'

const specified = Object.values(specifiedServices).flat()

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { name, exact: true })

/** Expects each text to be visible in the main part of the page. */
async function shows(page: Page, texts: readonly string[]) {
  for (const text of texts)
    await expect(main(page).getByText(text, { exact: true }).first(), text).toBeVisible()
}

/** Expects all of a list in the content to be shown. It may have more than the specification, but not less. */
async function showsAll(shown: Locator, content: readonly unknown[], specified: number) {
  expect(content.length).toBeGreaterThanOrEqual(specified)
  await expect(shown).toHaveCount(content.length)
}

async function comesSoon(page: Page, ...buttons: string[]) {
  await holdToasts(page)
  for (const name of buttons) {
    await main(page).getByRole('button', { name, exact: true }).click()
    await closeComingSoon(page)
  }
}

test('services overview: three groups, a link to each service, two buttons', async ({ page }) => {
  await page.goto('/services')
  for (const [title, services] of Object.entries(specifiedServices)) {
    const group = page.getByRole('region', { name: title })
    await expect(group.getByRole('heading', { level: 2 })).toHaveText(title)
    const shown = await group
      .locator('a[href^="/services/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    const known = shown.filter((path) => specified.some(({ slug }) => path === `/services/${slug}`))
    expect(known).toHaveLength(services.length)
    expect(new Set(shown).size).toBe(shown.length)
    for (const { name, slug } of services) {
      const link = group.getByRole('link', { name, exact: true })
      await expect(link).toHaveAttribute('href', `/services/${slug}`)
    }
    await expect(group.getByRole('heading', { level: 3 })).toHaveCount(3)
  }
  await comesSoon(page, 'Request Consultation', 'Download Brochure')
})

for (const { slug, name, departmentContactPath, imageAlt } of site.services) {
  const wanted = specified.find((each) => each.slug === slug)
  const contact = wanted ? `/contact?department=${wanted.department}` : departmentContactPath
  test(`/services/${slug} is complete, and links to ${contact}`, async ({ page, baseURL }) => {
    await expectWhole(page, `/services/${slug}`, {
      origin: baseURL,
      colorSchemes: ['light'],
      widths: [1440],
    })
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wanted?.name ?? name)
    await expect(heading(page, 'Service Overview')).toBeVisible()
    const discuss = main(page).getByRole('link', { name: 'Discuss Your Project' })
    await expect(discuss).toHaveAttribute('href', contact)
    const benefits = page.getByRole('region', { name: 'Key Benefits' })
    await expect(benefits.getByRole('heading', { level: 3 })).toHaveCount(3)
    const offers = page.getByRole('region', { name: 'What We Offer' }).getByRole('listitem')
    expect([7, 8]).toContain(await offers.filter({ hasNotText: /^\W*8?\W*NC/ }).count())
    if (imageAlt) await expect(main(page).getByRole('img').first()).toHaveAccessibleName(/.{40}/)
  })
}

test('about', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About the company')
  await shows(page, ['500+', '15+', '50+', '1000+'])
  for (const name of ['Innovation', 'Collaboration', 'Excellence', 'Integrity']) {
    await expect(page.locator('#values').getByRole('heading', { name, exact: true })).toBeVisible()
  }
  await showsAll(page.locator('#leadership tbody').getByRole('row'), site.about.leadership.team, 4)
  for (const year of ['2009', '2012', '2015', '2018', '2021', '2024']) {
    await expect(page.locator('#history').getByText(year, { exact: true }).first()).toBeVisible()
  }
  await expect(heading(page, 'Join Our Mission')).toBeVisible()
  await comesSoon(page, 'View Open Positions')
})

test('industries: a card for each, linked to a page with six offerings', async ({ page }) => {
  await page.goto('/industries')
  const cards = main(page).locator('a[href^="/industries/"]')
  const links = await cards.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))
  const wanted = ['semiconductor', 'bfsi', 'insurance', 'retail', 'automotive', 'telecom-and-network'].map(
    (slug) => `/industries/${slug}`,
  )
  expect(links.filter((link) => wanted.includes(link))).toEqual(wanted)
  expect(links).toHaveLength(site.industries.length)
  for (const link of links) {
    await page.goto(link)
    const offerings = page.getByRole('region', { name: 'Key Service Offerings' })
    await expect(offerings.getByRole('heading', { level: 3 })).toHaveCount(6)
  }
})

test('careers', async ({ page }) => {
  await page.goto('/careers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Our Team')
  for (const name of [
    'Health & Wellness',
    'Learning & Development',
    'Work-Life Balance',
    'Recognition & Rewards',
    'Innovation First',
    'Collaborative Environment',
    'Diversity & Inclusion',
    'Growth Mindset',
    'Life at the company',
  ]) {
    await expect(heading(page, name)).toBeVisible()
  }
  await expect(
    page.getByRole('region', { name: 'Life at the company' }).getByRole('heading', { level: 3 }),
  ).toHaveCount(3)
  await comesSoon(
    page,
    'View All Positions',
    'Senior ASIC Design Engineer',
    'Software Development Engineer',
    'Verification Engineer',
    'Product Manager',
    'Browse All Jobs',
    'Submit Resume',
  )
})

test('locations', async ({ page }) => {
  await page.goto('/locations')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Global Locations')
  for (const [value, label] of [
    ['6', 'Global Offices'],
    ['635+', 'Team Members'],
    ['15+', 'Years of Growth'],
    ['50+', 'Countries Served'],
  ] as const) {
    await shows(page, [value, label])
  }
  await holdToasts(page)
  for (const [name, employees, established] of [
    ['Silicon Valley HQ', '150+', '2009'],
    ['Austin', '100+', '2015'],
    ['Bangalore', '200+', '2012'],
    ['Tokyo', '60+', '2021'],
  ] as const) {
    const card = main(page)
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(card).toContainText(employees)
    await expect(card).toContainText(established)
    await card.getByRole('button', { name, exact: true }).click()
    await closeComingSoon(page)
  }
  await expect(heading(page, 'Global Presence')).toBeVisible()
  const support = page.getByRole('region', { name: 'Support hours' })
  for (const [region, hours] of [
    ['Americas', '6:00 AM-8:00 PM'],
    ['Europe', '8:00 AM-6:00 PM'],
    ['Asia-Pacific', '9:00 AM-7:00 PM'],
  ] as const) {
    await expect(support).toContainText(region)
    await expect(support).toContainText(hours)
  }
  await expect(support).toContainText('24/7 emergency support for critical issues')
  // A sample, which is not the specification's. It changes with `emergencyPhone` in content/company.ts.
  await expect(support.getByRole('link', { name: '+1 (555) 010-0199' })).toHaveAttribute(
    'href',
    'tel:+15550100199',
  )
  await comesSoon(page, 'Schedule a Visit', 'Virtual Office Tour')
})

test('contact', async ({ page }) => {
  await page.goto('/contact')
  for (const name of ['Email', 'Call', 'Visit']) await expect(heading(page, name)).toBeVisible()
  await expect(main(page)).toContainText('within 24 hours')
  const hours = page.getByRole('region', { name: 'Office hours' })
  for (const [days, time] of [
    ['Mon-Fri', '9:00 AM-6:00 PM PST'],
    ['Sat', '10:00 AM-2:00 PM PST'],
    ['Sun', 'closed'],
  ] as const) {
    await expect(hours).toContainText(days)
    await expect(hours).toContainText(time)
  }
  const listed = await main(page)
    .locator('a[href^="/contact?department="]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href')?.split('=')[1]))
  expect(listed).toHaveLength(site.services.length)
  const departments = specified.map(({ department }) => department)
  const known = listed.filter((department = '') => departments.includes(department))
  expect(known.toSorted()).toEqual(departments.toSorted())
  await showsAll(main(page).locator('details'), site.contact.faq.entries, 4)
  await expect(main(page)).toContainText('Typical projects run 3-12 months')
  await comesSoon(page, 'Schedule Consultation', 'Request Quote')
})
