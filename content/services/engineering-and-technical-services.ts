import type { ServiceText } from '#content/schema.ts'

export const engineeringAndTechnicalServices: ServiceText = {
  name: 'Engineering and Technical Services',
  group: 'software',
  subcategory: 'quality-and-delivery',
  title: 'Engineering and Technical Services',
  heroSubtitle:
    'Turnkey product development at a fixed price, or engineers at your site for three months or longer.',
  summary: 'A product ready for manufacture, or engineers in your team for three months or longer',
  overview:
    "Some companies need electronics, firmware, mechanics and documents for approval from one supplier; others only need two more engineers for half a year. For turnkey work, we agree on scope and acceptance tests, order long-lead parts early, build prototypes and hand production files to your manufacturer. The quote says which parts and prototypes the fixed price includes. On-site engineers are our own employees, and work with your tools and under your technical lead. You interview them first and pay a monthly rate; the quote says from which of our offices they come, and when they can start. The first three months are fixed; after them, the work continues until you end it with one month's notice. If an engineer leaves, you interview the successor we propose, and we agree on a handover between the two.",
  inputs: [
    'Requirements, target cost and volumes',
    'Markets in which the product will be sold',
    'For on-site work: skills, country and start date',
  ],
  deliverables: [
    'Statement of work with acceptance criteria',
    'Tested prototypes with test reports',
    'Production files, bill of materials and unit cost',
    'Design sources and list of open points',
    'For on-site work: monthly report and timesheets',
  ],
  notIncluded:
    'Volume production, which your manufacturer does, and final certification by a laboratory you appoint.',
  duration:
    '6 to 12 months turnkey, 3 months or more on site. After production start, you can book support by the month.',
  team: '3 to 8 engineers, or single engineers on site',
  followedBy: [{ slug: 'verification-and-validation' }],
  keyBenefits: [
    {
      id: 'acceptance-is-written-first',
      title: 'No dispute over acceptance',
      description:
        'Before a milestone starts, we agree on its deliverable, the test that proves it and the person who signs. In fixed-price work, payments follow those signatures, and you get a quote for a change before we start on it.',
    },
    {
      id: 'float-is-reported-weekly',
      title: 'Delays visible weeks ahead',
      description:
        'A weekly report shows how much spare time (float) remains on each path of the schedule. If the critical path moves, the report gives the cause and the new date.',
    },
    {
      id: 'second-sources-on-paper',
      title: 'Less risk from part shortages',
      description:
        'The bill of materials gives a lifecycle status and an alternate for each part, or says that none exists. So you can reserve stock before a shortage stops production.',
    },
  ],
  whatWeOffer: [
    "Unit cost at your volumes, from your manufacturer's quotes",
    'Documents for safety (IEC\u00a062368-1, 61010-1), radio, RoHS and REACH',
    'Schematic and PCB layout in Altium Designer or Cadence Allegro',
    'Mechanical design in SolidWorks or Creo with tolerance analysis',
    'Manufacturability review against the IPC class of your product',
    'Pre-compliance EMC tests, emission and immunity, to your standard',
    'Obsolescence plan per IEC\u00a062402 with last-time-buy dates',
    'On-site engineers: firmware, FPGA, verification, test, PCB layout',
  ],
  imageAlt:
    'Gantt chart of a turnkey project over 34 weeks: thirteen activities from requirements to transfer as bars, five milestones as diamonds, and the critical path traced through them. Enclosure, parts and firmware have float.',
  caption:
    'Development of one board in an enclosure, with firmware. The line is the critical path: a delay on it moves the end. Dashed lines show spare time (float), diamonds are milestones that you accept and sign.',
  departmentContactPath: '/contact?department=engineering-technical-services',
}
