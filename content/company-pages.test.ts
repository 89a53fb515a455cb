// The pages about the company itself: how they are written, and facts that several of them state.
import { describe, expect, it } from 'vitest'
import { about } from './about.ts'
import { careers } from './careers.ts'
import { chrome } from './chrome.ts'
import { company, offices } from './company.ts'
import { contact } from './contact.ts'
import { home } from './home.ts'
import { locations } from './locations.ts'
import type { ServiceGroup } from './schema.ts'
import { services } from './services.ts'
import { servicesPage } from './services-page.ts'

const pages = { home, about, careers, locations, contact, chrome, company, servicesPage }
const textsOf = (value: unknown): string[] =>
  typeof value === 'object' ? Object.values(value ?? {}).flatMap(textsOf) : [String(value)]

describe('replies within 24 hours', () => {
  const promises = textsOf(pages).filter((text) => /24 hours/i.test(text))

  it('are promised by email, and of nothing but a reply', () => {
    expect(promises.length).toBeGreaterThan(2)
    for (const text of promises) expect(text).toMatch(/\breply (to|by) email within 24 hours\b/)
  })

  it('come on Sundays too, when nobody takes calls', () => {
    expect(contact.officeHours.rows.find(({ days }) => days === 'Sun')?.hours).toBe('closed')
    expect(contact.officeHours.note).toMatch(/calls and visits/)
    for (const text of textsOf(contact).filter((text) => promises.includes(text)))
      expect(text).toMatch(/on Sundays too/)
  })
})

describe('sample data', () => {
  /** Phone numbers and addresses that belong to nobody, except an example of a form. */
  const placeholder = /\(555\)|(?<!\bname)@example\.com|^true$/
  /** Other blocks with sample data. Remove a line here once the data of its block is real. */
  const invented = ['home.statsImageAlt', 'careers.benefits', 'careers.positions', 'locations.statsNote']
  // The cards of the contact page show the data of the company.
  const pages = {
    home,
    about,
    careers,
    locations,
    contact: { ...contact, cardsNote: [contact.cardsNote, company] },
  }
  const blocks = Object.entries(pages).flatMap(([page, content]) =>
    Object.entries(content).map(([name, block]) => ({ name: `${page}.${name}`, texts: textsOf(block) })),
  )

  it('is marked once in each block that has it, and in no other', () => {
    for (const { name, texts } of blocks) {
      const isSample = invented.includes(name) || texts.some((text) => placeholder.test(text))
      const notes = texts.filter((text) => text.includes('Sample data'))
      const whatToDo = isSample
        ? 'needs one note “Sample data”'
        : 'has no sample data: remove “Sample data” from its note'
      expect.soft(notes, `${name} ${whatToDo}`).toHaveLength(isSample ? 1 : 0)
    }
  })
})

describe('an emergency', () => {
  const { phone } = locations.support.emergency

  it('has a number of its own, which is answered around the clock', () => {
    expect(phone).toMatch(/^\+[\d ()-]+$/)
    expect([company.phone, ...offices.map((office) => office.phone)]).not.toContain(phone)
    expect(locations.support.emergency.text).toMatch(/at any hour of any day/)
  })

  it('is not told to wait for office hours', () => {
    expect(contact.emergency).toMatch(/at any hour/)
  })
})

describe('offices', () => {
  /**
   * The cities of the offices that do not receive visitors. One that the page lists is not among them. Empty this list if your
   * pages list all offices.
   */
  const hiddenCities = ['Berlin', 'Hsinchu'].filter((city) => offices.every(({ name }) => name !== city))
  const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

  it.each(offices)('have only services that we offer as specialties: $name', ({ specialties }) => {
    const slugs = services.map(({ slug }) => slug)
    for (const { slug } of specialties ?? []) expect(slugs).toContain(slug)
  })

  it('include one in the city of the footer', () => {
    expect(company.city).not.toBe('Silicon Valley')
    expect(offices.filter(({ address }) => address.includes(company.city))).toHaveLength(1)
  })

  it('that are not on the page are named, and the people of the others are counted', () => {
    const [shown, hidden] = [offices, hiddenCities].map(({ length }) => numbers[length])
    const [all, people] = ['offices', 'people'].map((id) => {
      const stat = locations.stats.find((each) => each.id === id)
      return Number.parseInt(stat?.value ?? '', 10)
    })
    const listed = offices.reduce((sum, { employees }) => sum + Number.parseInt(employees, 10), 0)
    expect(all, 'Correct the number of offices in stats of content/locations.ts').toBe(
      offices.length + hiddenCities.length,
    )
    if (hiddenCities.length === 0) return
    const advice = 'Correct statsNote of content/locations.ts'
    expect(locations.statsNote, advice).toContain(
      `The ${shown} offices below have ${listed}+ of our ${people}+ people.`,
    )
    const have = hiddenCities.length > 1 ? 'have' : 'has'
    expect(locations.statsNote, advice).toContain(
      `The other ${hidden} ${have} some ${Number(people) - listed} people`,
    )
    for (const city of hiddenCities) expect(locations.statsNote, advice).toContain(` in ${city}`)
    expect(about.history.introduction, 'Correct history.introduction of content/about.ts').toContain(
      `: ${shown} offices that you can visit`,
    )
  })
})

it('defects are fixed for the same time on every page', () => {
  const promisesIn = (content: unknown) =>
    textsOf(content).filter((text) => /at our cost|defect repair/.test(text))
  expect(promisesIn(pages).length).toBeGreaterThan(3)
  expect(promisesIn(services).length).toBeGreaterThan(2)
  for (const text of promisesIn({ pages, services })) expect(text).toMatch(/\b90 days\b/)
})

it.runIf(services.some(({ slug }) => slug === 'dft'))('a service of test is in a module of that name', () => {
  const dft = services.find(({ slug }) => slug === 'dft')
  const groups: readonly ServiceGroup[] = servicesPage.groups
  const modules = groups.flatMap(({ subcategories }) => subcategories)
  expect(modules.find(({ id }) => id === dft?.subcategory)?.name).toMatch(/\btest\b/)
})

it('the contact form says that it does not send, with script or without', () => {
  expect(contact.form.notSent).toMatch(/does not send/)
  expect(textsOf(contact.form).join(' ')).not.toMatch(/script/i)
})

it.runIf(careers.benefits.note !== '')('the benefits of the sample are named', () => {
  const [health, learning, balance, recognition] = careers.benefits.items.map(
    ({ description }) => description,
  )
  expect(health).toMatch(/health insurance/)
  expect(learning).toMatch(/training days/)
  expect(balance).toMatch(/days of paid leave/)
  expect(recognition).toMatch(/bonus/)
})
