// The careers page. Headings, titles and buttons are the specification's; the positions are samples.
import type { Action } from './schema.ts'

export const careers = {
  meta: {
    title: 'Careers',
    description:
      'Work on chips, firmware and software in one company: four sample positions, how reviews and training are run, and how to apply.',
  },
  hero: {
    title: 'Join Our Team',
    subtitle: 'Work whose result is a waveform, a clean log or a part that boots.',
    action: { label: 'View All Positions', href: '' } satisfies Action,
    /** What the line below the title sends. */
    message: 'hello',
    messageAlt: 'A serial line at {line}. Its {count} characters read: {message}.',
  },
  benefits: {
    heading: 'Benefits',
    items: [
      {
        id: 'health-and-wellness',
        title: 'Health & Wellness',
        description:
          'Benches, chairs and screens are set to the person. When a bring-up runs late, the next morning starts late.',
      },
      {
        id: 'learning-and-development',
        title: 'Learning & Development',
        description:
          'Training is a line in the project plan, beside the task it serves: tool courses, reading of standards, talks by colleagues.',
      },
      {
        id: 'work-life-balance',
        title: 'Work-Life Balance',
        description:
          'The engineer who does the work estimates it. Calls between time zones rotate, so that the awkward hour is shared.',
      },
      {
        id: 'recognition-and-rewards',
        title: 'Recognition & Rewards',
        description:
          'Reports, commits and test programs carry the names of their authors. What the next level asks for is written down.',
      },
    ],
  },
  positions: {
    heading: 'Open positions',
    note: 'Sample data: these positions show how a posting reads. They are not vacancies.',
    /** How the positions are numbered. */
    reference: 'U{number}',
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
          'UPF (IEEE 1801)',
          'SDC constraints',
        ],
        description:
          'You own a block from its microarchitecture document to timing closure: RTL, constraints, power intent, and the reviews in which synthesis and layout push back.',
        href: '',
        sample: true,
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
          'You write the services that collect data from testers and devices, size them, deploy them as code, and read their traces when a customer asks why.',
        href: '',
        sample: true,
      },
      {
        id: 'verification-engineer',
        title: 'Verification Engineer',
        department: 'Semiconductor Services',
        location: 'Austin',
        type: 'Full-time',
        experience: '3+ years',
        skills: [
          'UVM (IEEE 1800.2)',
          'SystemVerilog assertions',
          'Functional coverage',
          'Formal property checking',
          'Python',
        ],
        description:
          'You turn a specification into a verification plan, build the environment that exercises it, and can say at any time what has not been tested yet.',
        href: '',
        sample: true,
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
          'You decide what goes into the next release of a board support platform, write it as testable requirements, and tell customers what will not be in it.',
        href: '',
        sample: true,
      },
    ],
  },
  culture: {
    heading: 'Culture',
    items: [
      {
        id: 'innovation-first',
        title: 'Innovation First',
        description:
          'Anyone may propose a tool or a method. Two pages and one measurement open the discussion; slides are not needed.',
      },
      {
        id: 'collaborative-environment',
        title: 'Collaborative Environment',
        description:
          'Design, firmware and test meet in one review. A bug belongs to all of them until its cause is known.',
      },
      {
        id: 'diversity-and-inclusion',
        title: 'Diversity & Inclusion',
        description:
          'Candidates for a position get the same questions and the same exercise. Decisions are written down, so that nobody depends on having been in the room.',
      },
      {
        id: 'growth-mindset',
        title: 'Growth Mindset',
        description:
          '"I do not know yet" is a complete answer in a review if a date comes with it. Changing fields is normal: verification to design, firmware to security.',
      },
    ],
  },
  life: {
    heading: 'Life at the company',
    imageAlt:
      'One day in UTC. At work: {shifts}. A task passes from each office to the next, at {handOvers}.',
    /** The hours of an office, in the text above. */
    imageShift: '{office} {from} to {to}',
    imageNote: 'UTC. Offices: 9 to 18, standard time.',
    items: [
      {
        id: 'at-the-bench',
        title: 'At the bench',
        description:
          'First silicon draws a crowd: designers, firmware and test engineers around one oscilloscope until the first register reads back.',
      },
      {
        id: 'in-review',
        title: 'In review',
        description:
          'A review is booked for an hour and looks at files: a diff, a waveform, a timing path. Comments concern the text, and the author picks the fix.',
      },
      {
        id: 'across-time-zones',
        title: 'Across time zones',
        description:
          'Work passes from Tokyo and Bangalore to Austin and Silicon Valley in a note of three lines: state, open question, next step.',
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
          'Send it by email and name the position. You get an answer from an engineer within a week, also if it is no.',
      },
      {
        id: 'first-call',
        title: 'First call',
        description:
          '45 minutes with the team lead: your work so far, the tasks of the position, and your questions about both.',
      },
      {
        id: 'exercise',
        title: 'Exercise',
        description:
          'A task from the field, the same for all candidates, at home or at the office. It takes at most three hours, and we talk through your solution.',
      },
      {
        id: 'team-day',
        title: 'Half a day with the team',
        description:
          'You join a review, see the lab and meet the people you would work with. We pay for the trip.',
      },
      {
        id: 'offer',
        title: 'Offer',
        description:
          'In writing, within three days: salary, level, start date, days of remote work, and help with a visa and moving where you need it.',
      },
    ],
  },
  closing: {
    heading: 'Show us something you built',
    text: 'A resume is enough to start. A design, a patch or a test report you may share tells us more; leave out what belongs to your employer.',
    primary: { label: 'Browse All Jobs', href: '' } satisfies Action,
    secondary: { label: 'Submit Resume', href: '' } satisfies Action,
  },
}

export type Careers = typeof careers
