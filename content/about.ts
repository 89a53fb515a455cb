// The about page. Headings, years and numbers are the specification's; the people are samples (company.ts).
import { executives, founded } from './company.ts'
import type { Action } from './schema.ts'

export const about = {
  meta: {
    title: 'About',
    description:
      'Chip, firmware and software engineers in one company: how we work, four values with a measure for each, the leadership and six dates.',
  },
  hero: {
    title: 'About the company',
    subtitle: 'Chip, firmware and software engineers who check each other where their work meets.',
  },
  agreement: {
    inputs: ['Chip', 'Firmware', 'Software'],
    output: 'All three',
    note: 'C-element: its output changes once all three lines have.',
    imageAlt:
      'Timing diagram of a C-element. Three lines, chip, firmware and software, change at different times; a fourth line changes each time with the last of them.',
  },
  story: {
    heading: 'What we do',
    paragraphs: [
      {
        id: 'work',
        text: `Since ${founded} we have taken on the parts of a product that need specialists for a limited time: a block to verify, a layout to close, a board to bring up, the drivers above it and the services that use its data. Design, test and software engineers sit in one company because many faults belong to none of them alone: a register that two documents describe differently, a reset that firmware releases too early, a limit that bench and tester read in different ways.`,
      },
      {
        id: 'method',
        text: 'Work starts from what you have, be it a specification, a netlist or a failing part, and from a written list of what you will get back. Reviews are held on the files themselves: waveforms, timing reports, coverage databases, test logs. At the end you keep the sources, the scripts and the logs, so that another team can repeat each result without us. We run no fab and sell no tools. A project is closed when every item of its list is signed.',
      },
    ],
  },
  /** The numbers themselves are those of the home page. */
  statBox: { heading: 'In numbers' },
  values: {
    heading: 'Our Values',
    introduction:
      'Four quantities measured on one repeated pulse. Each stands for a value, and for all four the smaller reading is the better one.',
    imageAlt:
      'Repeated pulse against time beside a reference edge, with rise time, delay, jitter and overshoot marked by cursors. {readings}.',
    imageAxis: 'Level, %',
    imageNote: 'Time in ns. Dashed: reference. Computed.',
    items: [
      {
        id: 'innovation',
        title: 'Innovation',
        description:
          'A new method is tried on one small block, beside the old one. If the measurement does not support it, the project keeps what it had.',
        quantity: 'Rise time',
        reason: 'How long an idea takes to become a reading.',
      },
      {
        id: 'collaboration',
        title: 'Collaboration',
        description:
          'Your reviewers read our merge requests, our logs lie where yours do, and open questions share one list with names and dates.',
        quantity: 'Delay',
        reason: 'The time between your edge and ours.',
      },
      {
        id: 'excellence',
        title: 'Excellence',
        description:
          'A result counts when it repeats: same commit, same seed, same tool version, same number. The script is reviewed with the report.',
        quantity: 'Jitter',
        reason: 'How far one edge strays when it is repeated.',
      },
      {
        id: 'integrity',
        title: 'Integrity',
        description:
          'Bad news is sent on the day it is measured, with its data. A waiver carries a name, a reason and a date.',
        quantity: 'Overshoot',
        reason: 'What is claimed above the level that was reached.',
      },
    ],
  },
  leadership: {
    heading: 'Leadership Team',
    note: 'Sample data: these people, their names and their careers are invented.',
    columns: { portrait: 'Portrait', name: 'Name', position: 'Position', experience: 'Experience' },
    team: executives,
  },
  history: {
    heading: 'History',
    introduction: 'Six marked edges on one axis of time.',
    entries: [
      {
        id: 'silicon-valley',
        year: '2009',
        title: 'Silicon Valley',
        description:
          'The company is founded, with design and verification of digital and mixed-signal blocks.',
      },
      {
        id: 'bangalore',
        year: '2012',
        title: 'Bangalore',
        description: 'Physical design and DFT get an office of their own.',
      },
      {
        id: 'austin',
        year: '2015',
        title: 'Austin',
        description: 'An office for verification and for parts that come back from the fab.',
      },
      {
        id: 'validation-lab',
        year: '2018',
        title: 'A validation lab of our own',
        description: 'Austin sets up benches for first silicon, beside the engineers who wrote its tests.',
      },
      {
        id: 'tokyo',
        year: '2021',
        title: 'Tokyo',
        description: 'Board support, drivers and diagnostics, written where the boards are.',
      },
      {
        id: 'one-catalog',
        year: '2024',
        title: 'Three groups, one list',
        description:
          'Semiconductor, embedded and software services are put into one catalog. It is the one on this site.',
      },
    ],
  },
  terms: {
    heading: 'Before you sign',
    introduction: 'Four things buyers ask about in a first call.',
    items: [
      {
        id: 'tool-licenses',
        title: 'Tool licenses',
        description:
          'We bring our own licenses for simulators, synthesis and test tools. Where a flow must run on yours, the quote says which licenses and for how long.',
      },
      {
        id: 'files',
        title: 'Where your files are kept',
        description:
          'On servers of the office that does the work, readable only by the people named in the contract, or on your own servers if you prefer.',
      },
      {
        id: 'defects',
        title: 'Defects after delivery',
        description:
          'For 90 days after acceptance we fix defects in what we delivered at our cost. After that, support can be booked by the month.',
      },
      {
        id: 'people',
        title: 'Who does the work',
        description:
          'Our own employees, named in the quote. We ask you before we replace someone, and nothing is passed to another company without your consent.',
      },
    ],
  },
  closing: {
    heading: 'Join Our Mission',
    text: 'We look for people who prefer a mistake found to a mistake kept. Each position says what you would work on and what you should bring.',
    action: { label: 'View Open Positions', href: '' } satisfies Action,
  },
}

export type About = typeof about
