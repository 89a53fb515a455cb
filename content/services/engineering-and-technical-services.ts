import type { ServiceText } from '#content/schema.ts'

export const engineeringAndTechnicalServices: ServiceText = {
  name: 'Engineering and Technical Services',
  group: 'software',
  subcategory: 'quality-and-delivery',
  title: 'Engineering and Technical Services',
  heroSubtitle:
    'Turnkey projects and on-site engineers, planned to milestones with written acceptance criteria.',
  overview:
    "Some projects need electronics, firmware, software and paperwork from one supplier; others need two engineers at your site for half a year. Both begin with your requirements, from which we write the statement of work: scope, exclusions, acceptance criteria and the assumptions that move the dates. In a turnkey project we order long-lead parts early, build and test prototypes, and transfer production files to your manufacturer. The closing package holds design sources, test reports and the open points. Volume production is the manufacturer's business.",
  keyBenefits: [
    {
      id: 'acceptance-is-written-first',
      title: 'Acceptance is written first',
      description:
        'Each milestone states its deliverable, the test that proves it and the person who signs, before its work begins.',
    },
    {
      id: 'float-is-reported-weekly',
      title: 'Float is reported weekly',
      description:
        'The schedule shows float on every path. When the critical path moves, the report gives the cause and the new date.',
    },
    {
      id: 'second-sources-on-paper',
      title: 'Second sources on paper',
      description:
        'Every line of the bill of materials has a lifecycle status and an alternate, or states that there is none.',
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
    'On-site engineers under your tools and processes',
  ],
  imageAlt:
    'Gantt chart of a turnkey project over 34 weeks: thirteen activities from requirements to transfer as bars, five milestones as diamonds, and the critical path traced through them. Enclosure, parts and firmware have float.',
  caption:
    'One board in an enclosure, with its firmware. Bars stand at their earliest dates, dashed lines are float; at each diamond a milestone is signed. Computed by the critical path method from illustrative durations.',
  departmentContactPath: '/contact?department=engineering-technical-services',
}
