// The words that name texts in the panel, where the field names of the content would be jargon. Everything else is named
// by its field: `officeHours` is "Office hours".

/** Places of texts that do not belong to a single page. */
export const places = {
  everyPage: 'All pages',
  servicePages: 'All service pages',
  industryPages: 'All industry pages',
  notFound: 'Page not found',
  failure: 'Error page',
}

/**
 * Words by the last fields of a path. The entry with the most fields counts. A field with an empty word is left out:
 * `home.hero.primary.label` is "Home › Hero › First button".
 */
export const labelWords: Readonly<Record<string, string>> = {
  // Anywhere
  action: 'Button',
  'action.label': '',
  cards: '',
  columns: 'Column names',
  entries: '',
  error: 'Error message',
  faq: 'FAQ',
  fields: 'Fields',
  'hero.title': 'Headline',
  heroSubtitle: 'Subtitle',
  href: 'Link',
  imageAlt: 'Picture description',
  imageDescription: 'Picture description',
  imageName: 'Picture name',
  imageNote: 'Picture note',
  caption: 'Picture caption',
  meta: '',
  'meta.title': 'Search engine title',
  'meta.description': 'Search engine description',
  primary: 'First button',
  'primary.label': '',
  secondary: 'Second button',
  'secondary.label': '',
  stats: 'Key figures',
  'stats.value': 'Number',
  statsImageAlt: 'Key figures › Picture description',
  statsNote: 'Key figures › Note',
  statsTitle: 'Key figures › Heading',
  summary: 'Summary in one line',

  // All pages
  'company.blurb': 'Company description',
  'company.name': 'Company name',
  wordmark: 'Logo',
  'wordmark.strong': 'Bold part',
  'wordmark.light': 'Light part',
  skipLink: 'Link to the main content',
  navigation: 'Menu',
  'navigation.label': 'Name for screen readers',
  'navigation.menu': 'Button that opens a menu',
  submenu: '',
  'chrome.menu': 'Menu button',
  'chrome.theme': 'Dark theme button',
  'chrome.trail': 'Breadcrumb name for screen readers',
  megamenu: 'Services menu',
  'megamenu.all': 'Link to all services',
  'megamenu.count': 'Number of services',
  'footer.columns': 'Columns',
  'footer.elsewhere': 'Social media › Heading',
  'footer.social': 'Social media',
  'footer.legal': 'Legal links',
  'directContact.label': 'Introduction',
  'directContact.all': 'Link to all contacts',
  toasts: 'Notices',
  'toasts.region': 'Name for screen readers',
  'toasts.close': 'Close button',
  notices: '',
  'notices.comingSoon': 'Coming soon notice',
  'notices.footer': 'Coming soon notice of the footer',
  'notices.contactForm': 'Contact form notice',
  errors: '',
  'errors.notFound': '',
  'errors.failure': '',

  // Home
  'home.services.title': 'Heading',
  'calendar.activity': 'Weeks of a service',
  'home.projects.cards': 'Cards',
  'home.projects.title': 'Heading',
  'home.start': 'Start your project',
  'home.start.title': 'Heading',

  // About
  'about.agreement': 'Drawing',
  'about.statBox': 'Key figures',
  'values.imageAxis': 'Picture axis',
  'values.quantity': 'Measured quantity',
  'values.reason': 'Meaning of the quantity',
  'leadership.team': '',
  'about.terms': 'Before you sign',

  // Services
  'services.name': 'Service name',
  'services.title': 'Headline',
  keyBenefits: 'Benefits',
  whatWeOffer: 'What we offer',
  subcategories: '',
  channels: 'Number of services',
  ways: 'Ways to work together',
  'services.page': '',
  'page.overview': 'Overview heading',
  'page.discuss': 'Overview button',
  'page.benefits': 'Benefits heading',
  'page.offer': 'What we offer heading',
  'page.notConnected': 'Mark of an unused pin',
  'page.dualInLine': 'Note on the drawn part, on large screens',
  'page.singleInLine': 'Note on the drawn part, on small screens',
  'page.handOver': 'Inputs heading',
  'page.getBack': 'Deliverables heading',
  'page.terms': 'Terms heading',
  'page.duration': 'Duration label',
  'page.team': 'Team label',
  'page.excluded': 'Not included label',
  'page.ways': 'Link to the ways to work together',
  'page.illustrative': 'Note on illustrative figures',
  'page.related': 'Related services heading',
  'page.before': 'Earlier services heading',
  'page.after': 'Later services heading',
  'page.industries': 'Industries heading',

  // Industries
  'industries.name': 'Industry name',
  'industries.title': 'Headline',
  'industries.closing': 'Closing › Text',
  'industries.contact': 'Closing › Button',
  'industries.contact.label': '',
  'overview.title': 'Heading',
  'industries.labels': '',
  'industries.labels.offerings': 'Offerings heading',
  'industries.labels.ours': 'Legend of our work',
  'industries.labels.others': 'Legend of the work of others',
  'industries.labels.numbered': 'Legend of the numbers',
  'industries.labels.services': 'Services heading',
  'industries.labels.excluded': 'Not included label',
  'industries.labels.neighbours': 'Other industries heading',
  'industries.labels.previous': 'Previous industry label',
  'industries.labels.next': 'Next industry label',

  // Careers
  'hero.message': 'Message in the picture',
  'hero.messageAlt': 'Picture description',
  'positions.reference': 'Number format',
  life: 'Life at the company',
  'life.imageShift': 'Hours in the picture description',

  // Locations
  'locations.support': 'Support hours',
  'support.axis': 'Time axis',
  'support.regions': '',
  'regions.zone': 'Time zone',
  presence: 'Global presence',
  'presence.map': 'Button',
  'presence.map.label': '',
  addresses: 'Contact addresses',

  // Contact
  'contact.lineAlt': 'Hero › Picture description',
  'contact.cards': 'Cards',
  'contact.cardsTitle': 'Cards › Heading',
  'form.draft': 'Note on drafts',
  'form.notSent': 'Note that nothing is sent',
  'form.optional': 'Word for optional fields',
  'form.submit': 'Button',
  'departments.chosen': 'Note on the chosen department',
  'departments.subject': 'Subject of a message',
  'departments.general': 'General address',
  'officeHours.rows': '',
  'officeHours.open': 'Shown while open',
  'officeHours.closed': 'Shown while closed',
}

/** An entry of a list is named by the first of these fields that it has. Entries without any are numbered. */
export const nameFields = ['name', 'title', 'question', 'label', 'region', 'days']

/** Lists whose entries are numbered although they have titles, because the titles are sentences. */
export const numberedLists: ReadonlySet<string> = new Set(['keyBenefits'])
