// The shapes of what the site says. Field names are the specification's.

/** A link in a menu or list. */
export interface Link {
  name: string
  path: string
}

/** A button or card. With an empty `href` it shows a coming-soon notice; with one it is a link. */
export interface Action {
  label: string
  href: string
}

/** A top-level item of the navigation, with at most one of the two kinds of menu below it. */
export interface NavigationItem extends Link {
  submenu?: readonly Link[]
  megamenu?: readonly MegamenuGroup[]
}

export interface MegamenuGroup extends Link {
  sections: readonly { id: string; name: string; links: readonly Link[] }[]
}

/** Links below a heading. */
export interface LinkColumn {
  id: string
  name: string
  links: readonly Link[]
}

/** What a toast says. */
export interface Notice {
  title: string
  description: string
}

export interface Stat {
  id: string
  value: string
  label: string
}

/** An office. It can do without each of its texts, except for its name. */
export interface Office {
  id: string
  name: string
  address: string
  phone: string
  email: string
  employees: string
  established: string
  /** Services by their slugs. */
  specialties?: readonly { slug: string }[]
  /** In degrees; north and east are positive. */
  latitude: string
  longitude: string
  /** IANA time zone. */
  timeZone: string
  /** ISO 3166-1, two letters. */
  country: string
  href: string
  /** Whether it is invented. */
  sample: boolean
}

/** A statement and what stands behind it. */
export interface Point {
  id: string
  title: string
  description: string
}

/** A statement with links to the pages that say more. */
export interface LinkedPoint extends Point {
  links: readonly (Link & { id: string })[]
}

export type ServiceGroupId = 'semiconductors' | 'embedded' | 'software'

export type SubcategoryId =
  | 'design'
  | 'verification-and-prototypes'
  | 'silicon'
  | 'platform'
  | 'assurance'
  | 'delivery'
  | 'data-and-cloud'
  | 'applications'
  | 'quality-and-delivery'

/** A group of services, in the menu by its name, on the overview under its heading. */
export interface ServiceGroup {
  id: ServiceGroupId
  name: string
  heading: string
  description: string
  subcategories: readonly { id: SubcategoryId; name: string }[]
}

/** Returns how many pins the part on a service's page has: one for each offer, an even number, and at least 8. */
export const pinsFor = (offers: number): number => Math.max(8, offers + (offers % 2))

/** A service and its page, as its file has it. */
export interface ServiceText {
  name: string
  group: ServiceGroupId
  subcategory: SubcategoryId
  title: string
  heroSubtitle: string
  /** One line in lists of services, at most 90 characters. */
  summary: string
  overview: string
  /** What the customer hands over to start: three entries or more. */
  inputs: readonly string[]
  /** What the customer gets back: three entries or more. */
  deliverables: readonly string[]
  notIncluded: string
  /** How long a project of this kind usually takes. */
  duration: string
  /** How many people usually work on it. */
  team: string
  /** The services that usually come next in a project: one or more. */
  followedBy: readonly { slug: string }[]
  /** Three entries. */
  keyBenefits: readonly Point[]
  /** Seven or eight entries. */
  whatWeOffer: readonly string[]
  /** What its figure shows, in words. Empty without a figure, as is its caption. */
  imageAlt: string
  /** What stands below the drawing. `{placeholders}` are its `quantities`. */
  caption: string
  departmentContactPath: string
}

/** A service with its slug, which follows from the name in its file and stays when that name is edited. */
export interface Service extends ServiceText {
  slug: string
}

/** An industry and its page. */
export interface Industry {
  slug: string
  name: string
  title: string
  subtitle: string
  /** What its card on the overview page says. */
  summary: string
  overview: { title: string; text: string }
  notIncluded: string
  /** How a first review, as the services page describes it, looks in this industry. */
  firstStep: string
  /** The services that customers of this industry use most. */
  services: readonly { slug: string }[]
  /** Six entries. */
  offerings: readonly Point[]
  imageAlt: string
  /** What stands below the drawing. */
  caption: string
}
