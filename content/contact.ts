// The contact page. Labels, hours and promises are the specification's. Email, phone and city of the three cards are
// `company.email`, `company.phone` and `company.city`, and the emergency number is `locations.support.emergency.phone`: the page
// reads them there, so that each has one key.
import { ownTimeZone, ownZoneName } from './company.ts'
import type { ContactInbox } from './inbox.ts'
import type { Action } from './schema.ts'

interface Question {
  id: string
  question: string
  answer: string
}

export const contact = {
  meta: {
    title: 'Contact',
    description:
      'Email, call or visit us: office hours in Pacific time, three departments, and answers to four questions that buyers ask.',
  },
  hero: {
    title: 'Contact',
    subtitle: 'Tell us about your project. We pass your message to an engineer in the right department.',
  },
  /** Describes the drawing below the title; `{phone}` stands for the number. */
  lineAlt:
    'A telephone line while {phone} is dialed with pulses. For each digit, the line is broken that many times, and ten times for a zero.',
  cardsTitle: 'Three ways to reach us',
  cards: [
    {
      id: 'email',
      title: 'Email',
      description:
        'We reply to email within 24 hours, on Sundays too, and to applications within a week. Please send no confidential files before a non-disclosure agreement (NDA) is signed. Quotes, support, careers and security reports also have addresses of their own, on the Locations page.',
    },
    {
      id: 'call',
      title: 'Call',
      description: 'During office hours. Name the service, and we connect you to its department.',
    },
    {
      id: 'visit',
      title: 'Visit',
      description:
        'By appointment, so that the right engineer has time for you. The Locations page has the address and our other offices.',
    },
  ],
  /** Below the cards. */
  cardsNote: 'Sample data: the mailbox and the phone numbers are placeholders.',
  /** Below the office phone, before the emergency number. */
  emergency: 'If production has stopped or a safety function is affected, call at any hour:',
  form: {
    heading: 'Send a message',
    introduction: 'Three facts help us most: what you have, what is missing and the date that cannot move.',
    optional: 'optional',
    draft: 'Your draft stays in this browser tab.',
    /** Before the general address. */
    notSent: 'This form does not send messages yet. Use it as a draft, then copy it into an email to',
    fields: {
      name: { label: 'Full Name', error: 'Enter your name, so that we know who is writing.' },
      email: {
        label: 'Email Address',
        error: 'Enter an address we can reply to, such as name@example.com.',
      },
      company: { label: 'Company' },
      subject: {
        label: 'Subject',
        error: 'Enter a subject, such as a service, a part or a standard.',
      },
      message: { label: 'Message', error: 'Write a few lines: what you have, what you need, and by when.' },
    },
    submit: 'Send Message',
  },
  departments: {
    heading: 'Department contacts',
    introduction:
      'Three departments answer for these services. In an email, use the name of the service as the subject.',
    /** Only where the script of the page runs. */
    note: 'Choose a service, and its name becomes the subject of the form.',
    /** `{department}` stands for the name of the service. */
    chosen: 'Your message is about {department}.',
    subject: 'Inquiry: {department}',
    /** The general address, after the departments. */
    general: 'Everything else',
  },
  officeHours: {
    heading: 'Office hours',
    /** The page reads these texts to tell whether the office is open (app/figures/pages/locations/read-hours.ts). */
    rows: [
      { id: 'weekdays', days: 'Mon-Fri', hours: `9:00 AM-6:00 PM ${ownZoneName}` },
      { id: 'saturday', days: 'Sat', hours: `10:00 AM-2:00 PM ${ownZoneName}` },
      { id: 'sunday', days: 'Sun', hours: 'closed' },
    ],
    timeZone: ownTimeZone,
    note: `These hours are for calls and visits. ${ownZoneName} stands for the local time of San Jose, in summer too.`,
    open: 'Open now',
    closed: 'Closed now',
  },
  faq: {
    heading: 'Questions buyers ask',
    /** In place of the questions while there are none. */
    empty: 'No questions are answered here yet. Ask us by email or by phone.',
    entries: [
      {
        id: 'reply',
        question: 'How soon will I hear from you?',
        answer:
          'We reply to email within 24 hours, on Sundays too. Our reply says which engineer has your request and what else we need for an estimate.',
      },
      {
        id: 'duration',
        question: 'How long does a project take?',
        answer:
          'Typical projects run 3-12 months. A small block with a stable specification takes three to four. A whole chip, from specification to production, takes more than a year. We split it into consecutive projects, each accepted on its own.',
      },
      {
        id: 'ownership',
        question: 'Who owns the sources?',
        answer:
          'You do. Under the contract, all code, layouts, scripts and logs that we make for your project belong to you. Third-party IP and open-source parts keep their licenses, and what we made before your project stays ours, with a license for you. We list all of it before we use it.',
      },
      {
        id: 'nda',
        question: 'How does an NDA work?',
        answer:
          'We sign yours or send you a mutual one before you share any confidential file. A list attached to it names the people who may read your files. At the end, we return or delete your data and confirm it in writing.',
      },
    ] satisfies Question[] as readonly Question[],
  },
  closing: {
    heading: 'Talk it through first',
    text: 'In a consultation, we work out together what to build. For a quote, a rough specification is enough to start; we write the list of deliverables with you. If you want to try us first, begin with a two-week review by one engineer, at a fixed price.',
    primary: { label: 'Schedule Consultation', href: '' } satisfies Action,
    secondary: { label: 'Request Quote', href: '' } satisfies Action,
  },
}

type Form = typeof contact.form

export type Contact = Omit<typeof contact, 'form'> & {
  /** `notSent` only if the site receives no messages. */
  form: Omit<Form, 'notSent'> & Partial<Pick<Form, 'notSent'>>
  /** Only if the site receives messages. */
  inbox?: ContactInbox
}

/** A question that an editor adds. */
export const newQuestion = (question: string): Omit<Question, 'id'> => ({ question, answer: '' })
