// The home page. The projects are placeholders, as specified.
import { stats } from './company.ts'
import type { Action, LinkedPoint } from './schema.ts'

/** A service card. `icon` names its bus on the calendar, `gradient` the tint of that bus. */
interface ServiceCard {
  id: string
  icon: 'chip' | 'firmware' | 'test' | 'lab'
  title: string
  description: string
  gradient: 'even' | 'rising' | 'falling' | 'outward'
  href: string
}

/** A project card. `icon` names its frame of the drawing, `imageName` and `imageAlt` are of that frame. */
interface ProjectCard {
  id: string
  icon: 'die' | 'core' | 'cells'
  title: string
  description: string
  href: string
  imageName: string
  imageAlt: string
}

const services: ServiceCard[] = [
  {
    id: 'semiconductor-solutions',
    icon: 'chip',
    gradient: 'rising',
    title: 'Semiconductor Solutions',
    description:
      'Chip design from specification to sign-off: RTL, synthesis, layout and timing. You receive the GDSII file with its timing and sign-off reports.',
    href: '',
  },
  {
    id: 'engineering-services',
    icon: 'firmware',
    gradient: 'outward',
    title: 'Engineering Services',
    description:
      'Firmware and software around your chip: boot code, board support packages, and drivers for Linux, QNX or Zephyr.',
    href: '',
  },
  {
    id: 'testing-and-validation',
    icon: 'test',
    gradient: 'falling',
    title: 'Testing & Validation',
    description:
      'UVM testbenches before tape-out. Tester programs (ATE), bring-up and characterization after it.',
    href: '',
  },
  {
    id: 'innovation-labs',
    icon: 'lab',
    gradient: 'even',
    title: 'Innovation Labs',
    description:
      'Feasibility studies, FPGA prototypes and demo boards, so you can test an idea before you fund the whole project.',
    href: '',
  },
]

const frames: Pick<ProjectCard, 'icon' | 'imageName' | 'imageAlt'>[] = [
  {
    icon: 'die',
    imageName: 'Die',
    imageAlt:
      'Floorplan of a die: memory interface on the left, four cores around a shared L3 cache, pads along the edge. One net runs from a pad through the fourth core, which is marked.',
  },
  {
    icon: 'core',
    imageName: 'Core',
    imageAlt:
      'The marked core: instruction cache and branch predictor at the top, execution units in the middle, load/store unit and data cache at the bottom. The net passes the multiplier.',
  },
  {
    icon: 'cells',
    imageName: 'Cells',
    imageAlt:
      'Rows of standard cells between power rails at the marked point. The net runs up and down between them, with a via at each turn.',
  },
]

/** Three identical placeholders, as specified, each at another magnification. */
const projects = frames.map(
  (frame): ProjectCard => ({
    id: frame.icon,
    title: 'Next-Gen Processor Design',
    description: 'A placeholder for a customer design.',
    href: '',
    ...frame,
  }),
)

export const home = {
  meta: {
    title: 'Engineering Excellence',
    description:
      'Engineering services for chips, embedded systems and software, from the specification to measured silicon. You keep the source files, the scripts and the logs.',
  },
  hero: {
    title: 'Engineering Excellence',
    subtitle:
      'We design and test chips, write firmware, and build data, cloud and business software. You keep the source files, the scripts and the logs.',
    primary: { label: 'Explore Solutions', href: '' } satisfies Action,
    secondary: { label: 'Watch Demo', href: '' } satisfies Action,
    imageAlt:
      'Oscilloscope screen. A noisy {signal} sine wave, {swing} peak to peak, is sampled every {interval} by a {resolution}-bit converter. Its codes are {levels}. They leave as serial bits at {bitRate}.',
  },
  services: {
    title: 'Our Services',
    introduction:
      'An example schedule for one chip. The filled cells show the weeks in which we work on it, before and after tape-out.',
    cards: services,
    /** Describes the calendar to people who do not see it: the bus of each service, the scale, and the whole. */
    calendar: {
      activity: '{label}, weeks {from} to {to}',
      scaleAlt: 'Scale in weeks from tape-out. First silicon is in week {week}.',
      imageAlt:
        'Calendar of four services, in weeks from tape-out. First silicon is in week {week}. {buses}.',
    },
  },
  /** What a buyer looks for before writing. */
  workingWithUs: {
    heading: 'Working with us',
    items: [
      {
        id: 'software',
        title: 'Not only chips',
        description:
          'We also build data platforms, cloud systems, Salesforce and other business applications. You can order these alone, without chip or firmware work, as a bank or an insurer would.',
        links: [
          { id: 'services', name: 'All services', path: '/services' },
          { id: 'industries', name: 'Six industries', path: '/industries' },
        ],
      },
      {
        id: 'first-step',
        title: 'How to start',
        description:
          'You can start with a two-week review by one engineer, at a fixed price. The written list of findings and the estimate are yours, whether you go on or not.',
        links: [
          { id: 'ways', name: 'Ways to work together', path: '/services#ways' },
          { id: 'contact', name: 'Ask for a review', path: '/contact' },
        ],
      },
      {
        id: 'promises',
        title: 'What you can count on',
        description:
          'Under the contract, the sources belong to you. Our own employees do the work, and the quote names them. We fix defects at our cost for 90 days.',
        links: [{ id: 'terms', name: 'Before you sign', path: '/about#terms' }],
      },
      {
        id: 'offices',
        title: 'Where we are',
        description: 'Offices you can visit: San Jose, Austin, Bangalore and Tokyo.',
        links: [{ id: 'locations', name: 'All locations', path: '/locations' }],
      },
    ] satisfies LinkedPoint[],
  },
  statsTitle: 'In numbers',
  stats,
  statsImageAlt:
    'Histogram of {total} projects by length, up to {months} months. The most common length is 5 to 6 months; {share} of the projects took {from} to {to} months. Sample data.',
  projects: {
    title: 'Featured Projects',
    introduction:
      'This is a drawing, not a project: one chip at three magnifications, with one wire running through all of them. Customer designs will be shown here once their owners agree.',
    cards: projects,
  },
  start: {
    title: 'Start Your Project',
    description:
      'Email us what you plan to build, or the symptoms of a failing part; please send confidential files only after a non-disclosure agreement (NDA) is signed. We reply by email within 24 hours.',
    action: { label: 'Start Your Project', href: '' } satisfies Action,
  },
}

export type Home = typeof home
