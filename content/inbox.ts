// The texts of the forms when the site receives messages and applications (INBOX=on). Without an inbox, no page has them.

export const contactInbox = {
  /** In place of the sentence that says that the form does not send. */
  kept: 'We keep your message for up to 12 months, to answer it and for questions that follow. You can ask us to delete it at any time:',
  sending: 'Sending …',
  sent: {
    heading: 'Your message has arrived',
    text: 'An engineer of the department reads it and replies to your address by email within 24 hours, on Sundays too. If it cannot wait, call us during office hours.',
    /** The link that shows the form again. */
    again: 'Write another message',
  },
  /** Above the form, after a message that was not accepted. What was typed is still in the fields. */
  problems: {
    invalid: 'Your message was not sent yet. Please correct the marked fields.',
    limit: 'You have sent several messages in a short time. Wait a few minutes, then send this one again.',
    unavailable:
      'We could not save your message, so it was not sent. Try again in a few minutes, or write to',
  },
}

export const careersInbox = {
  heading: 'Apply here',
  introduction: 'A resume is enough. An engineer answers within a week, even if the answer is no.',
  /** On each position, the link to the form. */
  apply: 'Apply for this position',
  fields: {
    position: { label: 'Position', general: 'No particular position' },
    name: { label: 'Full Name', error: 'Enter your name.' },
    email: {
      label: 'Email Address',
      error: 'Enter an address we can reply to, such as name@example.com.',
    },
    message: {
      label: 'What you built, or what you would like to work on',
      error: 'Write a sentence or two, at most 20,000 characters.',
    },
    file: {
      label: 'Resume',
      hint: 'PDF, DOCX or ODT, up to 10 MB',
      error: 'Choose a PDF, DOCX or ODT file of up to 10 MB.',
    },
  },
  submit: 'Send Application',
  sending: 'Sending …',
  kept: 'We keep your application and its file for up to 6 months. You can ask us to delete both at any time:',
  sent: {
    heading: 'Your application has arrived',
    text: 'An engineer reads it and answers by email within a week, even if the answer is no. The steps after that are on this page.',
    again: 'Send another application',
  },
  problems: {
    invalid:
      'Your application was not sent yet. Please correct the marked fields, and choose your file again.',
    limit:
      'You have sent several applications in a short time. Wait a few minutes, then send this one again.',
    unavailable:
      'We could not save your application, so it was not sent. Try again in a few minutes, or write to',
  },
}

export type ContactInbox = typeof contactInbox
export type CareersInbox = typeof careersInbox
