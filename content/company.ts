// Everything about the company itself. It is a sample: a real company replaces this file, and the whole site is renamed.

export const company = {
  name: 'Exemplar Engineering',
  /** The name as the wordmark sets it: the first part in bold, the rest light. */
  wordmark: { strong: 'Exemplar', light: 'Engineering' },
  blurb: 'Engineering services for semiconductors, embedded systems and software since 2009.',
  founded: '2009',
  email: 'info@example.com',
  phone: '+1 (555) 010-0100',
  city: 'Silicon Valley',
}

export type Company = typeof company
