// The contact page. Labels, hours and promises are the specification's. Email, phone and city of the three cards are
// `company.email`, `company.phone` and `company.city`: the page reads them there, so that each has one key.
import type { Action } from './schema.ts'

export const contact = {
  meta: {
    title: 'Contact',
    description:
      'Write, call or visit: office hours in Pacific time, a message form, every department by service, and answers to four questions of buyers.',
  },
  hero: {
    title: 'Contact',
    subtitle: 'Send what you have and when you need it back. An engineer reads it first.',
  },
  /** Describes the drawing below the title; `{phone}` stands for the number. */
  lineAlt:
    'A telephone line on which {phone} is dialled with pulses: as many breaks of the loop as the digit says, ten for a zero.',
  cardsTitle: 'Three ways to reach us',
  cards: [
    {
      id: 'email',
      title: 'Email',
      description: 'Answered within 24 hours. Please keep confidential files back until an NDA is signed.',
    },
    {
      id: 'call',
      title: 'Call',
      description: 'Within office hours. Name the service, and you are put through to its department.',
    },
    {
      id: 'visit',
      title: 'Visit',
      description: 'By appointment, so that the right engineer and a free bench are there.',
    },
  ],
  form: {
    heading: 'Send a message',
    introduction:
      'Three facts shorten the first reply: what exists, what is missing, and the date that cannot move.',
    optional: 'optional',
    draft: 'What you type is kept in this browser tab only.',
    /** Where no script runs; the general address follows. */
    withoutScript: 'Without script, this form sends nothing. Please write to',
    fields: {
      name: { label: 'Full Name', error: 'Enter your name, so that we know whom to answer.' },
      email: {
        label: 'Email Address',
        error: 'Enter an address we can reply to, such as name@example.com.',
      },
      company: { label: 'Company' },
      subject: {
        label: 'Subject',
        error: 'Enter a subject: the service, the part or the standard concerned.',
      },
      message: { label: 'Message', error: 'Write a few lines: what you have, what you need, and by when.' },
    },
    submit: 'Send Message',
  },
  departments: {
    heading: 'Department contacts',
    introduction: 'Each service has a department. Choose one, and the subject of the form is filled in.',
    /** `{department}` stands for the name of the service. */
    chosen: 'You are writing to the department for {department}.',
    subject: 'Inquiry: {department}',
    /** The general address, after the departments. */
    general: 'Everything else',
  },
  officeHours: {
    heading: 'Office hours',
    rows: [
      {
        id: 'weekdays',
        days: 'Mon-Fri',
        hours: '9:00 AM-6:00 PM PST',
        weekdays: [1, 2, 3, 4, 5],
        opens: 9,
        closes: 18,
      },
      { id: 'saturday', days: 'Sat', hours: '10:00 AM-2:00 PM PST', weekdays: [6], opens: 10, closes: 14 },
      { id: 'sunday', days: 'Sun', hours: 'closed', weekdays: [0] },
    ],
    timeZone: 'America/Los_Angeles',
    note: 'PST means the local time of Silicon Valley, in summer too.',
    open: 'Open now',
    closed: 'Closed now',
  },
  faq: {
    heading: 'Questions buyers ask',
    entries: [
      {
        id: 'reply',
        question: 'How soon will I hear from you?',
        answer:
          'Email is answered within 24 hours. The first reply comes from an engineer of the department and says what else is needed for an estimate.',
      },
      {
        id: 'duration',
        question: 'How long does a project take?',
        answer:
          'Typical projects run 3-12 months. A single block with a settled specification lies near the lower end; a chip with firmware and test lies near the upper end and is split into stages you can accept one by one.',
      },
      {
        id: 'ownership',
        question: 'Who owns the sources?',
        answer:
          'You do. Code, layouts, scripts and logs made for your project are assigned to you in the contract. Third-party IP and open-source parts keep their licenses and are listed before they are used.',
      },
      {
        id: 'nda',
        question: 'How does an NDA work?',
        answer:
          'We sign yours or send a mutual one, before any confidential file changes hands. It names the people with access and what happens to your data at the end: return or deletion, confirmed in writing.',
      },
    ],
  },
  closing: {
    heading: 'Talk it through first',
    text: 'A consultation settles what to build. A quote needs a specification, even a rough one, and a list of what you expect back.',
    primary: { label: 'Schedule Consultation', href: '' } satisfies Action,
    secondary: { label: 'Request Quote', href: '' } satisfies Action,
  },
}

export type Contact = typeof contact
