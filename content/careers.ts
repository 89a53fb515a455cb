// The careers page. Headings, titles and buttons are the specification's; the positions are samples.
import type { CareersInbox } from './inbox.ts'
import type { Action, Point } from './schema.ts'

/** An open position. It can do without each of its texts, except for its title. */
export interface Position {
  id: string
  title: string
  department: string
  /** The name of an office. */
  location: string
  type: string
  experience: string
  skills: readonly string[]
  description: string
  href: string
  /** Dates are in the form 2027-01-31 (dates/position-dates.ts). */
  datePosted: string
  validThrough: string
}

export const careers = {
  meta: {
    title: 'Careers',
    description:
      'Work on chips, firmware and software in one company: benefits, sample positions, our culture, a day at work and how to apply.',
  },
  hero: {
    title: 'Join Our Team',
    subtitle: 'Work you can see: a clean waveform, a test log without failures, a board that boots.',
    action: { label: 'View All Positions', href: '' } satisfies Action,
    /** What the serial line drawn below the title sends. */
    message: 'hello',
    messageAlt: 'A serial line at {line}. Its {count} characters read: {message}.',
  },
  benefits: {
    heading: 'Benefits',
    note: 'Sample data: these benefits are examples. An offer names those of your country.',
    empty: 'Your offer names the benefits of your country.',
    items: [
      {
        id: 'health-and-wellness',
        title: 'Health & Wellness',
        description:
          'We pay for health insurance for you and your family from the first day. You have ten paid sick days a year. We adapt your desk and bench to you.',
      },
      {
        id: 'learning-and-development',
        title: 'Learning & Development',
        description:
          'Each year you have ten paid training days and USD 3,000 for tool courses, standards and conferences. Project plans keep these days free.',
      },
      {
        id: 'work-life-balance',
        title: 'Work-Life Balance',
        description:
          "You have 25 days of paid leave and flexible hours, with four core hours a day when everyone in your office can be reached. When a bring-up runs late, you take the next morning off. Emergency duty rotates and is paid extra. You work at a customer's site only if you agree.",
      },
      {
        id: 'recognition-and-rewards',
        title: 'Recognition & Rewards',
        description:
          'We pay a yearly bonus for goals that you agree on in advance. Pay bands and the criteria for promotion are in writing and open to all staff.',
      },
    ],
  },
  positions: {
    heading: 'Open positions',
    note: 'You can also apply without a posting: the steps are below. Part-time work and first jobs after a degree are possible in every department. English is the working language in all offices. Sample data: these are examples of postings, not vacancies.',
    /** In place of the positions while there are none. */
    empty:
      'No position is posted at the moment. You can apply without one: the steps and the address are below.',
    /** How the positions are numbered. */
    reference: 'U{number}',
    /** Before the address for applications. */
    apply: 'Apply by email:',
    /** The dates of a position: the day it was posted, and the last day to apply. */
    posted: 'Posted {date}',
    until: 'Apply by {date}',
    columns: {
      reference: 'Ref.',
      title: 'Position',
      department: 'Department',
      location: 'Location',
      type: 'Type',
      experience: 'Experience',
      skills: 'Skills',
    },
    items: [
      {
        id: 'senior-asic-design-engineer',
        title: 'Senior ASIC Design Engineer',
        department: 'Semiconductor Services',
        location: 'Silicon Valley HQ',
        type: 'Full-time',
        experience: '8+ years',
        skills: [
          'SystemVerilog RTL',
          'AMBA AXI and CHI',
          'CDC and RDC analysis',
          'UPF (IEEE\u00a01801)',
          'SDC constraints',
        ],
        description:
          'You own a block from its microarchitecture document to timing closure: RTL, constraints, power intent, and the reviews with synthesis and layout engineers.',
        href: '',
        datePosted: '',
        validThrough: '',
      },
      {
        id: 'software-development-engineer',
        title: 'Software Development Engineer',
        department: 'Software Engineering',
        location: 'Bangalore',
        type: 'Full-time',
        experience: '4+ years',
        skills: ['C++ or Go', 'Python', 'Linux', 'PostgreSQL', 'Kubernetes', 'OpenTelemetry'],
        description:
          'You write and deploy the software that collects data from testers and devices, and you plan capacity for it. When a customer reports a problem, you find the cause in the logs and traces.',
        href: '',
        datePosted: '',
        validThrough: '',
      },
      {
        id: 'verification-engineer',
        title: 'Verification Engineer',
        department: 'Semiconductor Services',
        location: 'Austin',
        type: 'Full-time',
        experience: '3+ years',
        skills: [
          'UVM (IEEE\u00a01800.2)',
          'SystemVerilog assertions',
          'Functional coverage',
          'Formal property checking',
          'Python',
        ],
        description:
          'You turn a specification into a verification plan and build the testbench that carries it out. At any time, you can say what has not been tested yet.',
        href: '',
        datePosted: '',
        validThrough: '',
      },
      {
        id: 'product-manager',
        title: 'Product Manager',
        department: 'Embedded Systems',
        location: 'Tokyo',
        type: 'Full-time',
        experience: '6+ years',
        skills: [
          'Requirements engineering',
          'ReqIF and traceability',
          'Release planning',
          'Automotive SPICE',
          'Japanese and English',
        ],
        description:
          'You agree with a customer on the next release of its board support package and write it as testable requirements. You also say what will not be in it.',
        href: '',
        datePosted: '',
        validThrough: '',
      },
    ] satisfies Position[] as readonly Position[],
  },
  culture: {
    heading: 'Culture',
    empty: 'Ask the people you meet in an interview how they work.',
    items: [
      {
        id: 'innovation-first',
        title: 'Innovation First',
        description:
          'Anyone may propose a tool or a method. Two pages and one measurement are enough to start the discussion. Nobody needs slides.',
      },
      {
        id: 'collaborative-environment',
        title: 'Collaborative Environment',
        description: 'Design, firmware and test engineers search for the cause of a bug together.',
      },
      {
        id: 'diversity-and-inclusion',
        title: 'Diversity & Inclusion',
        description:
          'All candidates for a position get the same questions and the same exercise. We write project decisions down, so that colleagues who were not in the room know them too.',
      },
      {
        id: 'growth-mindset',
        title: 'Growth Mindset',
        description:
          'In a review, you may answer "I do not know yet" if you also say when you will know. You can change fields: from verification to design, from firmware to security.',
      },
    ],
  },
  life: {
    heading: 'Life at the company',
    imageAlt:
      'A day on a UTC time axis. Working hours: {shifts}. A task moves from one office to the next at {handovers}.',
    /** The hours of an office, in the text above. */
    imageShift: '{office} {from} to {to}',
    imageNote: 'UTC, winter. Local hours: 9 to 18.',
    items: [
      {
        id: 'at-the-bench',
        title: 'At the bench',
        description:
          'When first silicon arrives, everybody wants to see it. Design, firmware and test engineers stand around one oscilloscope until the first register reads back.',
      },
      {
        id: 'in-review',
        title: 'In review',
        description:
          'A review takes an hour and looks at files: a diff, a waveform, a timing path. Comments are about the work, and the author chooses the fix.',
      },
      {
        id: 'across-time-zones',
        title: 'Across time zones',
        /** `{offices}` are the offices in the order in which they hand over. */
        description:
          'A task moves from office to office: {offices}. Working hours overlap at each of these handovers, and a note says three things: state, open question, next step.',
      },
    ],
  },
  hiring: {
    heading: 'How hiring works',
    introduction:
      'From resume to offer usually takes four weeks. You can ask to speak with a future colleague at any step.',
    items: [
      {
        id: 'resume',
        title: 'Resume',
        description:
          'Send it by email and name the position, or your field and the office. An engineer answers within a week, even if the answer is no.',
      },
      {
        id: 'first-call',
        title: 'First call',
        description:
          '45 minutes with the team lead: your work so far, the tasks, the projects and the pay band of the position, and your questions.',
      },
      {
        id: 'exercise',
        title: 'Exercise',
        description:
          'A task from your field, at home or at the office. It takes at most three hours, and we talk through your solution.',
      },
      {
        id: 'team-day',
        title: 'Half a day with the team',
        description:
          'You join a review, see the office and its lab or benches, and meet the people you would work with. We pay for the trip.',
      },
      {
        id: 'offer',
        title: 'Offer',
        description:
          'In writing, within three days: salary, level, start date, and help with a visa or a move if you need it. It also says how many days you work remotely; work at the bench is on site.',
      },
    ],
  },
  closing: {
    heading: 'Show us something you built',
    text: 'A resume is enough to start. A design, a patch or a test report tells us more, if you are free to share it. Leave out what belongs to your employer.',
    primary: { label: 'Browse All Jobs', href: '' } satisfies Action,
    secondary: { label: 'Submit Resume', href: '' } satisfies Action,
  },
}

export type Careers = typeof careers & {
  /** Only if the site receives applications. */
  inbox?: CareersInbox
}

/** A benefit or a culture point that an editor adds. */
export const newPoint = (title: string): Omit<Point, 'id'> => ({ title, description: '' })

/** A position that an editor adds. */
export const newPosition = (title: string): Omit<Position, 'id'> => ({
  title,
  department: '',
  location: '',
  type: 'Full-time',
  experience: '',
  skills: [],
  description: '',
  href: '',
  datePosted: '',
  validThrough: '',
})
