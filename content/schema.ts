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
  sections: readonly { name: string; links: readonly Link[] }[]
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
