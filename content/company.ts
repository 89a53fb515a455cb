// Everything about the company itself. It is a sample: docs/for-developers.md says how to replace it, under "Rename the company" and
// "Replace the sample data in the code".
// Stats, executives, offices, mailboxes and the emergency number are exports of their own, not fields of `company`: the pages hold
// them, so that every text has one key (`locations.offices.austin.phone`, not `company.offices.austin.phone` as well).

import type { Office, Stat } from './schema.ts'

/** The year in which the company was founded, which several texts name. */
export const founded = '2009'

export const company = {
  name: 'Exemplar Engineering',
  /** The name as the wordmark sets it: the first part in bold, the rest light. */
  wordmark: { strong: 'Exemplar', light: 'Engineering' },
  blurb: `Engineering services for semiconductors, embedded systems and software since ${founded}.`,
  email: 'info@example.com',
  phone: '+1 (555) 010-0100',
  city: 'San Jose',
}

export type Company = typeof company

/** The time zone of its office hours. */
export const ownTimeZone = 'America/Los_Angeles'
/** What the texts of the office hours call it. */
export const ownZoneName = 'PST'

/** Answered around the clock, unlike `company.phone`. */
export const emergencyPhone = '+1 (555) 010-0199'

/** The company in four numbers. They are the specification's. */
export const stats: readonly Stat[] = [
  { id: 'engineers', value: '500+', label: 'Expert Engineers' },
  { id: 'years', value: '15+', label: 'Years Experience' },
  { id: 'clients', value: '50+', label: 'Global Clients' },
  { id: 'projects', value: '1000+', label: 'Projects Delivered' },
]

export interface Executive {
  id: string
  name: string
  position: string
  experience: string
  imageDescription: string
  /** Whether the person is invented. */
  sample: boolean
}

/** Sample people. No portrait exists: it is drawn from the initials. */
export const executives: readonly Executive[] = [
  {
    id: 'chief-executive-officer',
    name: 'Maya Lindqvist',
    position: 'Chief Executive Officer',
    experience: 'Mixed-signal design and project management, 25\u00a0years',
    imageDescription: 'The initials M and L in a portrait frame, in place of a picture. Sample person.',
    sample: true,
  },
  {
    id: 'chief-technology-officer',
    name: 'Daniel Okafor',
    position: 'Chief Technology Officer',
    experience: 'SoC architecture and verification, 22\u00a0years',
    imageDescription: 'The initials D and O in a portrait frame, in place of a picture. Sample person.',
    sample: true,
  },
  {
    id: 'vice-president-semiconductors',
    name: 'Ananya Rao',
    position: 'Vice President, Semiconductors',
    experience: 'Physical design, sign-off and DFT, 20\u00a0years',
    imageDescription: 'The initials A and R in a portrait frame, in place of a picture. Sample person.',
    sample: true,
  },
  {
    id: 'vice-president-embedded-and-software',
    name: 'Kenji Mori',
    position: 'Vice President, Embedded and Software',
    experience: 'Automotive firmware and functional safety, 18\u00a0years',
    imageDescription: 'The initials K and M in a portrait frame, in place of a picture. Sample person.',
    sample: true,
  },
]

/**
 * Names, years and numbers of employees are the specification's; addresses, phones and mailboxes are samples. Coordinates are
 * of the city. Specialties are services by their slugs: their names have one key each.
 */
export const offices: readonly Office[] = [
  {
    id: 'silicon-valley',
    name: 'Silicon Valley HQ',
    address: '100 Example Way, San Jose, California, USA',
    phone: '+1 (555) 010-0110',
    email: 'silicon-valley@example.com',
    employees: '150+',
    established: '2009',
    specialties: [
      { slug: 'analog-and-mixed-signal' },
      { slug: 'rtl-design' },
      { slug: 'synthesis-and-sta' },
      { slug: 'engineering-and-technical-services' },
    ],
    latitude: '37.34',
    longitude: '-121.89',
    timeZone: 'America/Los_Angeles',
    country: 'US',
    href: '',
    sample: true,
  },
  {
    id: 'austin',
    name: 'Austin',
    address: '200 Sample Street, Austin, Texas, USA',
    phone: '+1 (555) 010-0120',
    email: 'austin@example.com',
    employees: '100+',
    established: '2015',
    specialties: [
      { slug: 'design-verification' },
      { slug: 'in-house-silicon-validation-lab' },
      { slug: 'silicon-validation' },
      { slug: 'bench-characterization' },
      { slug: 'ate' },
    ],
    latitude: '30.27',
    longitude: '-97.74',
    timeZone: 'America/Chicago',
    country: 'US',
    href: '',
    sample: true,
  },
  {
    id: 'bangalore',
    name: 'Bangalore',
    address: '300 Placeholder Road, Bangalore, Karnataka, India',
    phone: '+91 (555) 010-0130',
    email: 'bangalore@example.com',
    employees: '200+',
    established: '2012',
    specialties: [
      { slug: 'physical-design' },
      { slug: 'dft' },
      { slug: 'cloud-architecture-and-engineering' },
      { slug: 'quality-assurance' },
    ],
    latitude: '12.97',
    longitude: '77.59',
    timeZone: 'Asia/Kolkata',
    country: 'IN',
    href: '',
    sample: true,
  },
  {
    id: 'tokyo',
    name: 'Tokyo',
    address: '4-0-0 Example-cho, Tokyo, Japan',
    phone: '+81 (555) 010-0140',
    email: 'tokyo@example.com',
    employees: '60+',
    established: '2021',
    specialties: [
      { slug: 'board-support-package' },
      { slug: 'device-drivers' },
      { slug: 'diagnostics' },
      { slug: 'cyber-security' },
    ],
    latitude: '35.68',
    longitude: '139.69',
    timeZone: 'Asia/Tokyo',
    country: 'JP',
    href: '',
    sample: true,
  },
]

/** An executive whom an editor adds. */
export const newExecutive = (name: string): Omit<Executive, 'id'> => ({
  name,
  position: '',
  experience: '',
  imageDescription: '',
  sample: false,
})

/** An office that an editor adds. */
export const newOffice = (name: string): Omit<Office, 'id'> => ({
  name,
  address: '',
  phone: '',
  email: '',
  employees: '',
  established: '',
  latitude: '',
  longitude: '',
  timeZone: '',
  country: '',
  href: '',
  sample: false,
})

/** Sample mailboxes besides `company.email`, which is the one for everything else. */
export const mailboxes = [
  {
    id: 'projects',
    name: 'Projects and quotes',
    email: 'projects@example.com',
    description: 'Specifications, requests for a quote and dates for a first call.',
  },
  {
    id: 'support',
    name: 'Support',
    email: 'support@example.com',
    description: 'Questions about something we delivered. Please name the release, the commit or the report.',
  },
  {
    id: 'careers',
    name: 'Careers',
    email: 'careers@example.com',
    description: 'Applications and questions about a position.',
  },
  {
    id: 'security',
    name: 'Security reports',
    email: 'security@example.com',
    description:
      'Vulnerabilities in code we delivered, with steps to reproduce them. First ask us for our public key, and encrypt your report with it.',
  },
]
