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
      'Chips, firmware and software, in three groups. Order one service on its own, or several as one project with one contract and one lead.',
  },
  groups: [
    {
      id: 'semiconductors',
      name: 'Semiconductors',
      heading: 'Semiconductor Services',
      description:
        'From the first schematic to test patterns on the tester. We exchange files with you in standard formats: SystemVerilog, SDC, UPF, GDSII, STIL and STDF.',
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
        'Data, cloud, business applications, testing and operations, for your product or your company. Code and configuration arrive as merge requests in your repository, or in ours with access for you.',
      subcategories: [
        { id: 'data-and-cloud', name: 'Data and cloud' },
        { id: 'applications', name: 'Applications' },
        { id: 'quality-and-delivery', name: 'Quality and delivery' },
      ],
    },
  ] satisfies ServiceGroup[] as readonly ServiceGroup[],
  /** How many services a group has. */
  channels: '{count} services',
  page: {
    overview: 'Service Overview',
    discuss: 'Discuss Your Project',
    benefits: 'Key Benefits',
    offer: 'What We Offer',
    noOffer: 'Ask us: for this service, we agree on the work with each customer.',
    notConnected: 'NC',
    dualInLine: 'DIP-{pins}, top view',
    singleInLine: 'SIP-{pins}',
    handOver: 'You hand over',
    getBack: 'You get back',
    terms: 'What to expect',
    duration: 'Usual duration',
    team: 'Usual team',
    excluded: 'Not included',
    ways: 'How we work: an optional two-week review, the project, acceptance, and 90 days of defect repair',
    illustrative: 'Illustrative figure, not customer data.',
    related: 'Related',
    before: 'Usually done before this service',
    after: 'Usually done after this service',
    industries: 'Industries that use it',
  },
  ways: {
    heading: 'Ways to work together',
    introduction:
      'Choose by how well the work can be described in advance. You can change from one to another between stages. Projects usually take 3 to 12 months and one to eight people.',
    items: [
      {
        id: 'first-review',
        title: 'A first review',
        description:
          'Two weeks with one engineer, at a fixed price. You get a written list of findings and an estimate. Both are yours, whether you go on with us or not.',
      },
      {
        id: 'fixed-price',
        title: 'Fixed price',
        description:
          'For work with a settled specification. We quote a price, a date and a list of deliverables, and changes are quoted before we start on them.',
      },
      {
        id: 'time-and-materials',
        title: 'Time and materials',
        description:
          'For work that will change as you learn. You get an estimate and a weekly report that compares the hours with it. You can stop at the end of any month.',
      },
      {
        id: 'team-on-site',
        title: 'A team at your site',
        description:
          "For work inside your own project. One or more engineers join your team, use your tools and report to your lead. You pay by the month, for at least three months, then with one month's notice.",
      },
    ],
  },
  steps: {
    heading: 'From NDA to acceptance',
    introduction:
      'A fixed-price project takes these five steps, however long it is. With time and materials, or a team at your site, you sign a report of the hours, and there is no acceptance. The 90 days of defect repair then start on the day of the last report.',
    items: [
      {
        id: 'nda',
        title: 'NDA',
        description:
          'We sign your NDA or send a mutual one. Until then, please describe the work without confidential files.',
      },
      {
        id: 'scope',
        title: 'Scope',
        description:
          'An engineer from the department reads what you have and asks questions, in writing or in a call. You get a list of deliverables that says how each one will be accepted.',
      },
      {
        id: 'quote',
        title: 'Quote',
        description:
          'You get a price or an estimate, a schedule, the names and offices of the team, and the tools and licenses the work needs.',
      },
      {
        id: 'work',
        title: 'Work',
        description:
          'Work is delivered in stages to your repository, or to ours with access for you. A weekly note says what is done, what is late and what we need from you.',
      },
      {
        id: 'acceptance',
        title: 'Acceptance',
        description:
          'You check each deliverable against the list and sign it, or say what is missing. For 90 days, we then fix defects at our cost. For chip designs, the 90 days start when first silicon is back.',
      },
    ],
  },
  closing: {
    heading: 'Not sure which service you need?',
    text: 'Describe the timing violation, the failing test, the slow system or the date at risk. We tell you which services can help and what each one needs from you.',
    primary: { label: 'Request Consultation', href: '' } satisfies Action,
    secondary: { label: 'Download Brochure', href: '' } satisfies Action,
  },
}

export type ServicesPage = typeof servicesPage
