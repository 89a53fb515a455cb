// The locations page. Stats and hours are the specification's; offices and mailboxes are in company.ts.
import { mailboxes, offices } from './company.ts'
import type { Action } from './schema.ts'

export const locations = {
  meta: {
    title: 'Locations',
    description:
      'Offices in Silicon Valley, Austin, Bangalore and Tokyo: addresses, local time, specialties, support hours by region and mailboxes.',
  },
  hero: {
    title: 'Global Locations',
    subtitle: 'Six offices, four of them on this page, and support hours that follow the day westward.',
  },
  statsTitle: 'In numbers',
  stats: [
    { id: 'offices', value: '6', label: 'Global Offices' },
    { id: 'people', value: '635+', label: 'Team Members' },
    { id: 'years', value: '15+', label: 'Years of Growth' },
    { id: 'countries', value: '50+', label: 'Countries Served' },
  ],
  statsNote: 'The four offices below account for 510+ of the 635+ people; two more offices are not listed.',
  offices: {
    heading: 'Offices',
    note: 'Sample data: addresses, phone numbers and mailboxes are placeholders.',
    labels: {
      address: 'Address',
      phone: 'Phone',
      email: 'Email',
      employees: 'Employees',
      established: 'Established',
      specialties: 'Specialties',
      localTime: 'Local time',
    },
    items: offices,
  },
  presence: {
    heading: 'Global Presence',
    text: 'Each cross marks an office at the coordinates of its city. The trace joins them along great circles, the shortest ways.',
    imageAlt:
      'Dot map of the world with latitude and longitude lines. Crosses mark Silicon Valley, Austin, Bangalore and Tokyo; a trace joins them along great circles, and each shows its local time.',
    map: { label: 'Open the map', href: '' } satisfies Action,
  },
  support: {
    heading: 'Support hours',
    axis: 'UTC',
    note: 'Drawn for standard time. In summer, the desks in Pacific and Central European time open an hour earlier in UTC.',
    introduction:
      'Three regional desks. On one axis of 24 hours UTC their windows leave no gap, in winter and in summer.',
    regions: [
      {
        id: 'americas',
        region: 'Americas',
        hours: '6:00 AM-8:00 PM',
        zone: 'Pacific time, as in Silicon Valley',
        opens: 6,
        closes: 20,
        timeZone: 'America/Los_Angeles',
      },
      {
        id: 'europe',
        region: 'Europe',
        hours: '8:00 AM-6:00 PM',
        zone: 'Central European time, as in Berlin',
        opens: 8,
        closes: 18,
        timeZone: 'Europe/Berlin',
      },
      {
        id: 'asia-pacific',
        region: 'Asia-Pacific',
        hours: '9:00 AM-7:00 PM',
        zone: 'Japan time, as in Tokyo',
        opens: 9,
        closes: 19,
        timeZone: 'Asia/Tokyo',
      },
    ],
    emergency: {
      title: '24/7 emergency support for critical issues',
      text: 'Critical means that production has stopped or a safety function is affected. Call rather than write.',
    },
  },
  addresses: {
    heading: 'Contact addresses',
    /** The first line of the list; its address is `company.email`. */
    general: { name: 'Everything else', description: 'Read in Silicon Valley and passed on.' },
    items: mailboxes,
  },
  closing: {
    heading: 'Visit before you send a part',
    text: 'Tell us the office and what you want to see. Benches with work of other customers are cleared or covered before you arrive.',
    primary: { label: 'Schedule a Visit', href: '' } satisfies Action,
    secondary: { label: 'Virtual Office Tour', href: '' } satisfies Action,
  },
}

export type Locations = typeof locations
