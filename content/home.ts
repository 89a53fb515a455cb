// The home page. The projects are placeholders, as specified.
import { stats } from './company.ts'
import type { Action } from './schema.ts'

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
      'Specification to sign-off: RTL, synthesis, layout, static timing. You receive GDSII, scripts and every log.',
    href: '',
  },
  {
    id: 'engineering-services',
    icon: 'firmware',
    gradient: 'outward',
    title: 'Engineering Services',
    description:
      'Firmware and software around the chip: boot code, board support, drivers on Linux, Zephyr or AUTOSAR.',
    href: '',
  },
  {
    id: 'testing-and-validation',
    icon: 'test',
    gradient: 'falling',
    title: 'Testing & Validation',
    description: 'UVM testbenches before tape-out; ATE programs, bring-up and characterization after it.',
    href: '',
  },
  {
    id: 'innovation-labs',
    icon: 'lab',
    gradient: 'even',
    title: 'Innovation Labs',
    description:
      'Feasibility studies, FPGA prototypes and demo boards, so that a question is measured before it is funded.',
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
      'The marked core: front end with instruction cache and branch predictor above, execution units in the middle, load and store with the data cache below. The net passes the multiplier.',
  },
  {
    icon: 'cells',
    imageName: 'Cells',
    imageAlt:
      'Rows of placed standard cells between power rails at the marked point; the net climbs and falls between them, with a via at every turn.',
  },
]

/** Three identical placeholders, as specified, each at another magnification. */
const projects = frames.map(
  (frame): ProjectCard => ({
    id: frame.icon,
    title: 'Next-Gen Processor Design',
    description: 'A placeholder for a released design, from specification to measured silicon.',
    href: '',
    ...frame,
  }),
)

export const home = {
  meta: {
    title: 'Engineering Excellence',
    description:
      'Semiconductor, embedded and software engineering services, from specification to measured silicon.',
  },
  hero: {
    title: 'Engineering Excellence',
    subtitle:
      'Chips, firmware and software, from specification to measured silicon. You keep the sources, the scripts and the logs.',
    primary: { label: 'Explore Solutions', href: '' } satisfies Action,
    secondary: { label: 'Watch Demo', href: '' } satisfies Action,
    imageAlt:
      'Oscilloscope screen. A noisy {signal} sine of {swing} peak to peak is sampled every {interval} and held at the levels {levels} of a {resolution}-bit converter; the same codes leave as serial bits at {bitRate}.',
  },
  services: {
    title: 'Our Services',
    introduction:
      'Four services on the calendar of one chip, in weeks from tape-out. A flat line is high impedance; in a cell, our engineers drive. Illustrative.',
    cards: services,
    /** Describes the calendar, as a bus beside its service and as a whole. */
    calendar: {
      activity: '{label}, week {from} to {to}',
      imageAlt: 'Weeks from tape-out. {buses}.',
    },
  },
  statsTitle: 'In numbers',
  stats,
  statsImageAlt:
    'Histogram of {total} projects by length, from 0 to {months} months; most took 5 to 6 months, and {share} between {from} and {to} months. Sample data.',
  projects: {
    title: 'Featured Projects',
    introduction:
      'Three placeholders: one chip at three magnifications, joined by one net. Each will hold a released project.',
    cards: projects,
  },
  start: {
    title: 'Start Your Project',
    description: 'Send a specification, a datasheet or a failing part. An engineer answers within 24 hours.',
    action: { label: 'Start Your Project', href: '' } satisfies Action,
  },
}

export type Home = typeof home
