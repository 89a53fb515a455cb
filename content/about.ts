// The about page. Headings, years and numbers are the specification's; the people are samples (company.ts).
import { executives, founded } from './company.ts'
import type { Action, Point } from './schema.ts'

/**
 * One of the company's values. The drawing shows a pulse: `quantity` names what is measured on it, and `reason` says what that
 * stands for in our work.
 */
interface Value extends Point {
  quantity: string
  reason: string
}

/** An event of the history. */
interface HistoryEntry extends Point {
  year: string
}

export const about = {
  meta: {
    title: 'About',
    description:
      'Chip, firmware and software engineers in one company: what we do, how we work, our four values, the leadership team and our history since 2009.',
  },
  hero: {
    title: 'About the company',
    subtitle: "Chip, firmware and software engineers in one company, who review each other's work.",
  },
  agreement: {
    inputs: ['Chip', 'Firmware', 'Software'],
    output: 'All three',
    note: 'A C-element: its output changes only when all three inputs agree.',
    imageAlt:
      'Timing diagram of a C-element. Its three inputs, chip, firmware and software, change at different times. Its output changes with the last of the three.',
  },
  story: {
    heading: 'What we do',
    paragraphs: [
      {
        id: 'work',
        text: `Since ${founded}, customers have given us the parts of their projects that need specialists. We verify blocks, finish layouts, bring up boards and write drivers. We also build software for data, cloud and business. Our design, test and software engineers work in one company because many faults fall between disciplines. For example, two documents describe the same register differently, firmware releases a reset too early, or the bench and the tester apply a limit differently.`,
      },
      {
        id: 'method',
        text: 'We start from what you have: a specification, a netlist or a failing part. Together we write down what you will receive. Before each delivery, an engineer who did not do the work checks the actual files: code, waveforms, timing reports and test logs. At the end, you keep the sources, the scripts and the logs, so another team can repeat our results without us. A fixed-price project ends when you have accepted everything on the list of deliverables. We run no fab and sell no tools.',
      },
    ],
  },
  /** The numbers themselves are those of the home page. */
  statBox: { heading: 'In numbers' },
  values: {
    heading: 'Our Values',
    introduction:
      'We compare our four values with four measurements of an electrical pulse. For all four measurements, smaller is better. The numbers describe the pulse, not our company.',
    imageAlt:
      'A repeated pulse over time, beside a dashed reference pulse. Dimension lines mark its rise time, delay, jitter and overshoot. {readings}.',
    imageAxis: 'Level, %',
    imageNote: 'Time in ns. Dashed: reference.',
    empty: 'Ask the people you work with what matters to them.',
    items: [
      {
        id: 'innovation',
        title: 'Innovation',
        description:
          'We try a new method on one small block, next to the old method. If the measurements do not support it, the project stays with the old one.',
        quantity: 'Rise time',
        reason: 'How long it takes from an idea to a measurement.',
      },
      {
        id: 'collaboration',
        title: 'Collaboration',
        description:
          'Your reviewers read our merge requests, and our logs are stored with yours. Open questions are on one shared list, with names and dates.',
        quantity: 'Delay',
        reason: 'How long you wait for our answer.',
      },
      {
        id: 'excellence',
        title: 'Excellence',
        description:
          'A result counts when it can be repeated: same commit, same seed, same tool version, same number. We review the script together with the report.',
        quantity: 'Jitter',
        reason: 'How much a result varies when we repeat the work.',
      },
      {
        id: 'integrity',
        title: 'Integrity',
        description:
          'We send bad news on the day we measure it, with the data. If a rule is waived, the record gives a name, a reason and a date.',
        quantity: 'Overshoot',
        reason: 'How far a claim exceeds what was measured.',
      },
    ] satisfies Value[] as readonly Value[],
  },
  leadership: {
    heading: 'Leadership Team',
    note: 'Sample data: these people and their careers are invented.',
    empty: 'Write to us, and the person who decides will answer you.',
    columns: { portrait: 'Portrait', name: 'Name', position: 'Position', experience: 'Experience' },
    team: executives,
  },
  history: {
    heading: 'History',
    introduction:
      'Six dates in our history: four offices that you can visit, a lab and a catalog. Two more offices, in Berlin and Hsinchu, do not receive visitors.',
    empty: 'Ask us what we have done so far.',
    entries: [
      {
        id: 'silicon-valley',
        year: '2009',
        title: 'Silicon Valley',
        description: 'The company is founded. It designs and verifies digital and mixed-signal blocks.',
      },
      {
        id: 'bangalore',
        year: '2012',
        title: 'Bangalore',
        description: 'An office opens for physical design and design for test (DFT).',
      },
      {
        id: 'austin',
        year: '2015',
        title: 'Austin',
        description: 'An office opens for verification and for work on silicon that comes back from the fab.',
      },
      {
        id: 'validation-lab',
        year: '2018',
        title: 'A validation lab of our own',
        description:
          'The Austin office sets up benches for first silicon, next to the engineers who wrote the tests.',
      },
      {
        id: 'tokyo',
        year: '2021',
        title: 'Tokyo',
        description:
          'An office opens for board support, drivers and diagnostics, close to the companies that build the boards.',
      },
      {
        id: 'one-catalog',
        year: '2024',
        title: 'One catalog of services',
        description:
          'We bring our semiconductor, embedded and software services together in one catalog: the one on this site.',
      },
    ] satisfies HistoryEntry[] as readonly HistoryEntry[],
  },
  terms: {
    heading: 'Before you sign',
    introduction: 'Four things buyers ask about in a first call.',
    items: [
      {
        id: 'tool-licenses',
        title: 'Tool licenses',
        description:
          'We bring our own licenses for simulators, synthesis and test tools. Layout and sign-off can run on ours or on yours. If the work needs your licenses, the quote says which ones and for how long.',
      },
      {
        id: 'files',
        title: 'Where your files are kept',
        description:
          'On your servers if you prefer, or on ours in the countries named in the contract. Only the people listed with the NDA can read them. If export rules apply, tell us before you send anything.',
      },
      {
        id: 'defects',
        title: 'Defects after delivery',
        description:
          'For 90 days after acceptance, we fix defects in our deliverables at our cost. For chip designs, the 90 days start when first silicon is back. Later, you can book support by the month.',
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
    text: 'We look for people who would rather find a mistake than ship it. Each posting describes the work and the skills it needs.',
    action: { label: 'View Open Positions', href: '' } satisfies Action,
  },
}

export type About = typeof about

/** A value that an editor adds. The drawing has no measurement for it. */
export const newValue = (title: string): Omit<Value, 'id'> => ({
  title,
  description: '',
  quantity: '',
  reason: '',
})

/** An event that an editor adds. */
export const newEvent = (title: string): Omit<HistoryEntry, 'id'> => ({
  year: '',
  title,
  description: '',
})
