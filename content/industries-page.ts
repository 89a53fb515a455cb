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
    text: 'A radio unit must stay within a timing budget; a payment message must not lose a field. We handle both in the same way: write down the limit, measure against it and keep the evidence. Only the standard differs: O-RAN for the radio, ISO\u00a020022 for the payment. A card terminal needs a chip, firmware and payment messages, and we work on all three. On the page of your industry, a drawing of the system shows which parts we build or test.',
  },
  closing:
    'Is your industry missing? Our verification, firmware and test services also fit industrial, medical and aerospace systems. Name the standard that applies and describe one interface; documents can wait for an NDA. We will tell you what we can take on and what we cannot.',
  /** How to start, before a link to the ways to work together. */
  start: {
    text: "A first review can be small: one payment message interface, one insurer's rating engine, or one profile of the link to a radio unit (fronthaul).",
    link: 'Start with a two-week review at a fixed price',
  },
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
    neighbors: 'Other industries',
    previous: 'Previous',
    next: 'Next',
  },
}

export type IndustriesPage = typeof industriesPage
