// The industries overview, whose cards show each industry's own `name` and `summary`, and the labels on the industry pages.
import type { Action } from './schema.ts'

export const industriesPage = {
  meta: {
    title: 'Industries',
    description:
      'Semiconductor, BFSI, insurance, retail, automotive and telecom: the standards that apply, a drawing of the system and what we deliver in it.',
  },
  hero: {
    title: 'Industries',
    subtitle: 'What we build and test in six industries, and the standards we work to.',
  },
  introduction: {
    heading: 'One method, different standards',
    text: 'A radio unit has a timing budget and a bank has a settlement deadline. We handle both in the same way: write down the limit, measure against it and keep the evidence. The standard differs, from O-RAN to ISO 20022. On the page of your industry, a drawing of the system shows which parts we build or test.',
  },
  closing:
    'Is your industry missing? Industrial, medical and aerospace customers use our verification, firmware and test services, too. Send us the standard that applies and one interface document, and we will tell you what we can take on and what we cannot.',
  contact: { label: 'Describe Your System', href: '/contact' } satisfies Action,
  /** Labels on the page of an industry. */
  labels: {
    offerings: 'Key Service Offerings',
    ours: 'Built, verified or brought up by us',
    others: 'Yours or from other suppliers',
    numbered: 'Number of an offering below',
    services: 'Services this industry uses most',
    excluded: 'Not included',
    start: 'First step',
    ways: 'All ways to work together',
    neighbours: 'Other industries',
    previous: 'Previous',
    next: 'Next',
  },
}

export type IndustriesPage = typeof industriesPage
