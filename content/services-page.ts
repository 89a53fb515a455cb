// The services overview. Its lists come from services.ts; the ids are those of the groups there.
import type { Action, ServiceGroup } from './schema.ts'

export const servicesPage = {
  meta: {
    title: 'Services',
    description:
      'Semiconductor, embedded and software engineering services. For each one: what you hand over, what you get back and what is not included.',
  },
  hero: {
    title: 'Services',
    subtitle:
      'Chips, firmware and software, in three groups. Order one service on its own, or several as one project.',
  },
  groups: [
    {
      id: 'semiconductors',
      name: 'Semiconductors',
      heading: 'Semiconductor Services',
      description:
        'From the first schematic to test patterns on the tester. You and we exchange files in standard formats: SystemVerilog, SDC, UPF, GDSII, STIL and STDF.',
      subcategories: [
        { id: 'design', name: 'Design' },
        { id: 'verification-and-prototypes', name: 'Verification, test and prototypes' },
        { id: 'silicon', name: 'Silicon' },
      ],
    },
    {
      id: 'embedded',
      name: 'Embedded',
      heading: 'Embedded Systems',
      description:
        'The code between the reset vector and your application: boot, drivers, kernels, diagnostics and security. Pipelines and tests check it against its requirements.',
      subcategories: [
        { id: 'platform', name: 'Platform' },
        { id: 'assurance', name: 'Assurance' },
        { id: 'delivery', name: 'Delivery' },
      ],
    },
    {
      id: 'software',
      name: 'Software',
      heading: 'Software Engineering',
      description:
        'Data, cloud, business applications, testing and operations for your product. We deliver our work as merge requests in your repository, infrastructure code included.',
      subcategories: [
        { id: 'data-and-cloud', name: 'Data and cloud' },
        { id: 'applications', name: 'Applications' },
        { id: 'quality-and-delivery', name: 'Quality and delivery' },
      ],
    },
  ] satisfies ServiceGroup[],
  /** How many services a group has. */
  channels: '{count} services',
  page: {
    overview: 'Service Overview',
    discuss: 'Discuss Your Project',
    benefits: 'Key Benefits',
    offer: 'What We Offer',
    notConnected: 'NC',
    dualInLine: 'DIP-8, top view',
    singleInLine: 'SIP-8',
    neighbours: 'Neighboring services',
    previous: 'Previous service',
    next: 'Next service',
  },
  closing: {
    heading: 'Not sure which service you need?',
    text: 'Describe the timing violation, the failing test or the date at risk. We tell you which services can help and what each one needs from you.',
    primary: { label: 'Request Consultation', href: '' } satisfies Action,
    secondary: { label: 'Download Brochure', href: '' } satisfies Action,
  },
}

export type ServicesPage = typeof servicesPage
