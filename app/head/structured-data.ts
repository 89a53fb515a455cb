// What search engines read besides a page's text (schema.org as JSON-LD 1.1). React Router escapes `<` in it. The
// security policy need not allow it, since a data block does not run. Sample data is left out, so that it is not
// reported as fact.
import type { MetaDescriptor } from 'react-router'
import type { Position } from '#content/careers.ts'
import { type Company, founded } from '#content/company.ts'
import { isDay } from '#content/dates/day.ts'
import { closesAt, officeOf } from '#content/dates/position-dates.ts'
import { placesOf } from '#content/office-places.ts'
import type { Link, Office } from '#content/schema.ts'
import type { MetaArgs } from './meta-tags.ts'

const ofType = (type: string, properties: object): MetaDescriptor => ({
  'script:ld+json': { '@context': 'https://schema.org', '@type': type, ...properties },
})

const originOf = ({ matches: [root] }: MetaArgs) => root.loaderData.origin

/** The company, for the home page. */
export const organization = (args: MetaArgs, { name, email, phone }: Company) =>
  ofType('Organization', {
    name,
    url: `${originOf(args)}/`,
    logo: `${originOf(args)}/favicon.svg`,
    email,
    telephone: phone,
    foundingDate: founded,
  })

/** The breadcrumbs from the home page to a page. */
export const breadcrumbs = (args: MetaArgs, above: readonly Link[], title: string) =>
  ofType('BreadcrumbList', {
    itemListElement: [...above, { name: title, path: args.location.pathname }].map(({ name, path }, n) => ({
      '@type': 'ListItem',
      position: n + 1,
      name,
      item: originOf(args) + path,
    })),
  })

const postalAddress = ({ address, country }: Office) => ({
  '@type': 'PostalAddress',
  streetAddress: address || undefined,
  addressCountry: country || undefined,
})

/** The offices that have an address, each a business, except sample data. */
export const offices = (args: MetaArgs, all: readonly Office[], company: string) =>
  all
    .filter(({ sample, address }) => !sample && address)
    .map((office) => {
      const { id, name, phone, email } = office
      const [place] = placesOf([office])
      return ofType('LocalBusiness', {
        '@id': `${originOf(args)}/locations#${id}`,
        name: `${company}, ${name}`,
        url: `${originOf(args)}/locations`,
        image: `${originOf(args)}/cards/locations.png`,
        address: postalAddress(office),
        telephone: phone || undefined,
        email: email || undefined,
        geo: place && {
          '@type': 'GeoCoordinates',
          latitude: place.latitude,
          longitude: place.longitude,
        },
      })
    })

/** What Google calls the types of employment that postings name. */
const employmentTypes = new Map([
  ['full-time', 'FULL_TIME'],
  ['part-time', 'PART_TIME'],
  ['contract', 'CONTRACTOR'],
  ['temporary', 'TEMPORARY'],
  ['internship', 'INTERN'],
])

/** Years or months of experience: the fewest, if there are two numbers. This expression would be slow on a long text. */
const experienceTime = /(\d[\d.]*)(?:[^a-z]|to|or more)*(year|month)/i

/**
 * The open position, if the page has only one: Google wants no postings on a page that lists several jobs. It needs what Google
 * requires of a posting: the day it was posted, a description and the country of its office. Samples have no day.
 * (developers.google.com/search/docs/appearance/structured-data/job-posting)
 */
export function vacancy(
  args: MetaArgs,
  [position, ...others]: readonly Position[],
  { offices, company }: { offices: readonly Office[]; company: string },
): MetaDescriptor[] {
  if (!position || others.length > 0) return []
  const { id, title, description, type, experience, skills } = position
  const datePosted = position.datePosted.trim()
  const office = officeOf(position, offices)
  if (!isDay(datePosted) || !description || !office?.country) return []
  const closes = closesAt(position, offices)
  const [, time, unit = ''] = experienceTime.exec(experience.slice(0, 200)) ?? []
  const posting = ofType('JobPosting', {
    '@id': `${originOf(args)}/careers#${id}`,
    title,
    description,
    datePosted,
    // The last second of the last day.
    validThrough: closes === undefined ? undefined : new Date(closes - 1000).toISOString(),
    employmentType: employmentTypes.get(type.trim().toLowerCase()),
    experienceRequirements: time && {
      '@type': 'OccupationalExperienceRequirements',
      monthsOfExperience: Number(time) * (/year/i.test(unit) ? 12 : 1),
    },
    skills: skills.join(', ') || undefined,
    hiringOrganization: { '@type': 'Organization', name: company, sameAs: `${originOf(args)}/` },
    jobLocation: {
      '@type': 'Place',
      // The country of a sample office is real, its street is not.
      address: postalAddress(office.sample ? { ...office, address: '' } : office),
    },
  })
  return [posting]
}
