// The locations page. Stats and hours are the specification's; offices and mailboxes are in company.ts.
import { emergencyPhone, mailboxes, offices } from './company.ts'
import type { Action } from './schema.ts'

export const locations = {
  meta: {
    title: 'Locations',
    description:
      'Offices in Silicon Valley, Austin, Bangalore and Tokyo: addresses, local time, specialties, support hours, the emergency number and mailboxes.',
  },
  hero: {
    title: 'Global Locations',
    subtitle:
      'Six offices on three continents. We reply to email within 24 hours, and answer the emergency number at any hour.',
  },
  statsTitle: 'In numbers',
  stats: [
    { id: 'offices', value: '6', label: 'Global Offices' },
    { id: 'people', value: '635+', label: 'Team Members' },
    { id: 'years', value: '15+', label: 'Years of Growth' },
    { id: 'countries', value: '50+', label: 'Countries Served' },
  ],
  /** `{email}` stands for the general address. */
  statsNote:
    'The four offices below have 510+ of our 635+ people. The other two have some 125 people and do not receive visitors: a support and maintenance team in Berlin and a team in Hsinchu that works with foundries on tape-outs. To reach either, write to {email}. A country counts as served if a customer uses our work there. Sample data.',
  offices: {
    heading: 'Offices',
    note: 'You need not choose an office: for a new project, write to the address for projects or to the general one below. Each office leads the services listed with it. For every other service, your quote names the office. Call in English, from 9\u00a0AM to 6\u00a0PM local time, Monday to Friday; San Jose also on Saturday, 10\u00a0AM to 2\u00a0PM. Sample data: addresses, phone numbers and mailboxes are placeholders.',
    empty: 'Write to one of the addresses below, and we will tell you where to find us.',
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
    text: 'The crosses mark the offices below, each at the coordinates of its city. The line between them follows great circles, the shortest routes.',
    /** `{offices}` are the names of the offices on the map. */
    imageAlt:
      'Dot map of the world with latitude and longitude lines. Crosses mark {offices}, each with its local time. A line joins them along great circles.',
    map: { label: 'Open the map', href: '' } satisfies Action,
  },
  support: {
    heading: 'Support hours',
    axis: 'UTC',
    note: 'The diagram shows standard time. In summer, the Americas and Europe desks open one hour earlier in UTC.',
    introduction:
      'Support works by email. At any hour, one of three regional desks reads the support mailbox below and passes your email to an engineer. We reply by email within 24 hours, on weekends too. With a support contract, its own reply times apply.',
    /** When an office takes calls. The hours are those of the offices (app/pages/locations/support.test.ts). */
    text: 'To talk to us, call an office. From Monday morning in Tokyo to Friday evening in San Jose, one of them answers calls at almost any hour. The only gap is 12:30 to 15:00 UTC (in summer, to 14:00). From 10\u00a0AM in New York, an office answers again, in summer and in winter. In Berlin, that is 4\u00a0PM, or 3\u00a0PM in the weeks when only New York has summer time. On weekends, only San Jose answers: on Saturday, 10\u00a0AM to 2\u00a0PM. If it is critical, call the emergency number below at any hour.',
    regions: [
      {
        id: 'americas',
        region: 'Americas',
        hours: '6:00 AM-8:00 PM',
        zone: 'Pacific time (San Jose)',
        timeZone: 'America/Los_Angeles',
      },
      {
        id: 'europe',
        region: 'Europe',
        hours: '8:00 AM-6:00 PM',
        zone: 'Central European time (Berlin)',
        timeZone: 'Europe/Berlin',
      },
      {
        id: 'asia-pacific',
        region: 'Asia-Pacific',
        hours: '9:00 AM-7:00 PM',
        zone: 'Japan time (Tokyo)',
        timeZone: 'Asia/Tokyo',
      },
    ],
    emergency: {
      title: '24/7 emergency support for critical issues',
      phone: emergencyPhone,
      text: 'Critical means that your production or your stores have stopped, or that a safety function is affected. Call this number at any hour of any day. Do not wait for a reply by email. Sample data: the number is a placeholder.',
    },
  },
  addresses: {
    heading: 'Contact addresses',
    note: 'Sample data: these mailboxes are placeholders.',
    /** The first line of the list; its address is `company.email`. */
    general: {
      name: 'General',
      description: 'Engineers in the right department reply by email within 24 hours.',
    },
    items: mailboxes,
  },
  closing: {
    heading: 'Visit us before you decide',
    text: 'Write to the office you want to visit, and say what you want to see. You will not see the work of other customers, and visitors will not see yours. The general number below is answered in San Jose.',
    primary: { label: 'Schedule a Visit', href: '' } satisfies Action,
    secondary: { label: 'Virtual Office Tour', href: '' } satisfies Action,
  },
}

export type Locations = typeof locations
