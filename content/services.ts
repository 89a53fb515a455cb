// The 28 services in the order of the specification, each with the place it has in menus and on the overview.
import { slugOf } from './slug.ts'

export const serviceGroups = [
  {
    id: 'semiconductors',
    name: 'Semiconductors',
    subcategories: [
      {
        id: 'design',
        name: 'Design',
        services: [
          'Analog and mixed-signal',
          'RTL design',
          'Synthesis and STA',
          'Physical design',
          'Design Signoff',
        ],
      },
      {
        id: 'verification-and-prototypes',
        name: 'Verification and prototypes',
        services: ['Design verification', 'DFT', 'FPGA design', 'Prototyping and Emulation'],
      },
      {
        id: 'silicon',
        name: 'Silicon',
        services: ['ATE', 'Bench characterization', 'In-house silicon validation lab', 'Silicon validation'],
      },
    ],
  },
  {
    id: 'embedded',
    name: 'Embedded',
    subcategories: [
      {
        id: 'platform',
        name: 'Platform',
        services: [
          'Bare metal programming',
          'Board support package',
          'Device drivers',
          'OS porting and customization',
        ],
      },
      {
        id: 'assurance',
        name: 'Assurance',
        services: ['Cyber security', 'Diagnostics', 'Verification and validation'],
      },
      { id: 'delivery', name: 'Delivery', services: ['CI/CD'] },
    ],
  },
  {
    id: 'software',
    name: 'Software',
    subcategories: [
      {
        id: 'data-and-cloud',
        name: 'Data and cloud',
        services: [
          'Data Analytics, AI and Machine Learning',
          'Cloud Architecture and Engineering',
          'IT Infrastructure',
        ],
      },
      {
        id: 'applications',
        name: 'Applications',
        services: ['Application Development and Maintenance', 'Salesforce Implementation and Support'],
      },
      {
        id: 'quality-and-delivery',
        name: 'Quality and delivery',
        services: ['Quality Assurance', 'Engineering and Technical Services'],
      },
    ],
  },
]

/** The page of a service. */
export const servicePath = (name: string) => `/services/${slugOf(name)}`
