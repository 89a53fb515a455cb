// The services overview. Its lists come from services.ts; the ids are those of the groups there.
import type { Action, ServiceGroup } from './schema.ts'

export const servicesPage = {
  meta: {
    title: 'Services',
    description:
      'Semiconductor, embedded and software engineering services, each with what you hand over, what you get back and where the work stops.',
  },
  hero: {
    title: 'Services',
    subtitle: 'Three instruments on one bench. Each channel is a service that can be ordered alone.',
  },
  groups: [
    {
      id: 'semiconductors',
      name: 'Semiconductors',
      heading: 'Semiconductor Services',
      description:
        'From the first transistor-level schematic to patterns on the tester. What passes between us are standard files: SystemVerilog, SDC, UPF, GDSII, STIL, STDF.',
      subcategories: [
        { id: 'design', name: 'Design' },
        { id: 'verification-and-prototypes', name: 'Verification and prototypes' },
        { id: 'silicon', name: 'Silicon' },
      ],
    },
    {
      id: 'embedded',
      name: 'Embedded',
      heading: 'Embedded Systems',
      description:
        'The code between reset vector and application: boot, drivers, kernels, diagnostics and security, with the pipelines and tests that hold it to its requirements.',
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
        'Data, cloud, business applications, test and operations around a product. Work arrives as merge requests in your repository, infrastructure included.',
      subcategories: [
        { id: 'data-and-cloud', name: 'Data and cloud' },
        { id: 'applications', name: 'Applications' },
        { id: 'quality-and-delivery', name: 'Quality and delivery' },
      ],
    },
  ] satisfies ServiceGroup[],
  /** What a group says of itself. */
  channels: '{count} channels',
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
    heading: 'Start from the symptom',
    text: 'Describe the violation, the failing test or the date at risk; the service need not be named. The answer says which services are involved and what each needs from you.',
    primary: { label: 'Request Consultation', href: '' } satisfies Action,
    secondary: { label: 'Download Brochure', href: '' } satisfies Action,
  },
}

export type ServicesPage = typeof servicesPage
