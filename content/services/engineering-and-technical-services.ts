import type { ServiceText } from '#content/schema.ts'

export const engineeringAndTechnicalServices: ServiceText = {
  name: 'Engineering and Technical Services',
  group: 'software',
  subcategory: 'quality-and-delivery',
  title: 'Engineering and Technical Services',
  heroSubtitle: 'Turnkey product development at a fixed price, or engineers on your site by the month.',
  summary: 'A product ready for manufacture, or engineers who join your team by the month',
  overview:
    "Some companies need electronics, firmware, mechanics and paperwork from one supplier; others only need two more engineers for half a year. For turnkey work, we agree on scope and acceptance tests, order long-lead parts early, build prototypes and hand production files to your manufacturer. On-site engineers work with your tools and under your technical lead. You interview them first, pay a monthly rate and can end the assignment with one month's notice.",
  inputs: [
    'Requirements, target cost and volumes',
    'Markets in which the product will be sold',
    'For on-site work: skills, location and start date',
  ],
  deliverables: [
    'Statement of work with acceptance criteria',
    'Tested prototypes with test reports',
    'Production files and bill of materials',
    'Design sources and list of open points',
    'For on-site work: monthly report and timesheets',
  ],
  notIncluded:
    'Volume production is done by your manufacturer, and final certification by a laboratory you appoint.',
  duration: '6 to 12 months turnkey, 3 months or more on site',
  team: '3 to 8 engineers, or single engineers on site',
  followedBy: [{ slug: 'verification-and-validation' }],
  keyBenefits: [
    {
      id: 'acceptance-is-written-first',
      title: 'No dispute over acceptance',
      description:
        'Before a milestone starts, we agree on its deliverable, the test that proves it and the person who signs. In fixed-price work, payments follow those signatures.',
    },
    {
      id: 'float-is-reported-weekly',
      title: 'Delays visible weeks ahead',
      description:
        'A weekly report shows how much float remains on each path of the schedule. If the critical path moves, it gives the cause and the new date.',
    },
    {
      id: 'second-sources-on-paper',
      title: 'Less risk from part shortages',
      description:
        'The bill of materials gives a lifecycle status and an alternate for each part, or says that none exists. You can reserve stock before a shortage stops production.',
    },
  ],
  whatWeOffer: [
    'Statement of work with exclusions and acceptance tests',
    'Schedule with critical path, baseline and change log',
    'Schematic and PCB layout in Altium Designer or Cadence Allegro',
    'Mechanical design in SolidWorks or Creo with tolerance stacks',
    'Manufacturability review, with IPC-A-610 class stated',
    'Pre-compliance emission scans to CISPR 32',
    'Obsolescence plan per IEC 62402 with last-time-buy dates',
    'On-site engineers by the month, interviewed by you first',
  ],
  imageAlt:
    'Gantt chart of a turnkey project over 34 weeks: thirteen activities from requirements to transfer as bars, five milestones as diamonds, and the critical path traced through them. Enclosure, parts and firmware have float.',
  caption:
    'Development of one board in an enclosure, with firmware. The line is the critical path: a delay on it moves the end. Dashed lines are float, diamonds are milestones that you sign.',
  departmentContactPath: '/contact?department=engineering-technical-services',
}
