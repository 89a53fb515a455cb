// The texts of the forms when the site receives messages and applications (INBOX=on). Without an inbox, no page has them.

export const contactInbox = {
  /** Before the general address. In place of the sentence that says that the form does not send. */
  kept: 'We keep your message for up to 12 months, so that we can answer later questions too. To have it deleted earlier, write to',
  /** On the button, while the message is being sent. */
  sending: 'Sending …',
  /** The label of a field that people do not see. Programs that fill in every field give themselves away. */
  trap: 'Leave this field empty',
  /** In place of the form, after the message was received. */
  sent: {
    heading: 'Your message has arrived',
    text: 'An engineer in the right department replies to your email address within 24 hours, on Sundays too. If it cannot wait, call us during office hours.',
    /** The link that shows the form again. */
    again: 'Write another message',
  },
  /** Above the form, after a message that was not accepted. What was typed is still in the fields. */
  problems: {
    invalid: 'Your message was not sent. Please correct the marked fields and send it again.',
    limit:
      'Your message was not sent, because we have received several from you in a short time. Wait a few minutes, then send it again.',
    /** Before the general address. */
    unavailable:
      'We could not confirm that your message arrived. Check your connection and try again in a few minutes, or send it by email to',
  },
}

export const careersInbox = {
  heading: 'Apply here',
  introduction:
    'Attach your resume, and tell us in a sentence or two what you built. An engineer answers within a week, even if the answer is no.',
  draft: 'Your draft stays in this browser tab, but you have to choose the file again after a reload.',
  /** Before the address for applications. */
  kept: 'We keep your application and its file for up to 6 months. To have both deleted earlier, write to',
  /** On each position, the link to the form. */
  apply: 'Apply for this position',
  fields: {
    position: {
      label: 'Position',
      general: 'No particular position',
      error: 'This position has closed. Choose another one, or “No particular position”.',
    },
    name: { label: 'Full Name', error: 'Enter your name, so that we know who is applying.' },
    email: {
      label: 'Email Address',
      error: 'Enter an address we can reply to, such as name@example.com.',
    },
    message: {
      label: 'About Your Work',
      error: 'Write a sentence or two: what you built, or what you would like to work on.',
    },
    file: {
      label: 'Resume',
      hint: 'PDF, DOCX or ODT, up to 10 MB',
      error: 'Choose a PDF, DOCX or ODT file of at most 10 MB.',
    },
  },
  submit: 'Send Application',
  /** On the button, while the application is being sent. */
  sending: 'Sending …',
  /** The label of a field that people do not see. */
  trap: 'Leave this field empty',
  /** In place of the form, after the application was received. */
  sent: {
    heading: 'Your application has arrived',
    text: 'An engineer answers by email within a week, even if the answer is no. The steps after that are at the end of this page.',
    /** The link that shows the form again. */
    again: 'Send another application',
  },
  /** Above the form, after an application that was not accepted. What was typed is still in the fields. */
  problems: {
    invalid: 'Your application was not sent. Please correct the marked fields and choose your file again.',
    limit:
      'Your application was not sent, because we have received several from you in a short time. Wait a few minutes, then send it again.',
    /** Before the address for applications. */
    unavailable:
      'We could not confirm that your application arrived. Check your connection and try again in a few minutes, or send it by email to',
  },
}

/** What applicants do first, in place of the step that names the mailbox only. */
export const resumeByForm =
  'Send it with the form on this page or by email. Name the position, or your field and the office. An engineer answers within a week, even if the answer is no.'

export type ContactInbox = typeof contactInbox
export type CareersInbox = typeof careersInbox
