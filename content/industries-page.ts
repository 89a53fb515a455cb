// The industries overview, whose cards are the industries' own `name` and `summary`, and the labels of their pages.
import type { Action } from './schema.ts'

export const industriesPage = {
  meta: {
    title: 'Industries',
    description:
      'Six industries, each drawn as one system: its standards, what a customer hands over, what we return, and what stays with others.',
  },
  hero: {
    title: 'Industries',
    subtitle: 'Six kinds of systems, the standards that govern them, and our part in each.',
  },
  introduction: {
    heading: 'Same method, other standard',
    text: 'A timing budget in a radio unit and a settlement deadline in a bank are met in the same way: write down the limit, measure against it, keep the evidence. What differs is the standard, from O-RAN to ISO 20022. Each page names the standards, draws the system and marks our part in it.',
  },
  closing:
    'If your field is missing, send the standard that applies and one interface document. You will hear which parts we can do and which we cannot.',
  contact: { label: 'Describe Your System', href: '/contact' } satisfies Action,
  /** On the page of each industry. */
  labels: {
    offerings: 'Key Service Offerings',
    ours: 'Ours: built, verified or brought up',
    others: 'Yours, or made by others',
    numbered: 'An offering, numbered as below',
    services: 'Services this industry uses most',
    excluded: 'Not included',
    neighbours: 'Other industries',
    previous: 'Previous',
    next: 'Next',
  },
}

export type IndustriesPage = typeof industriesPage
