// The sections in which the views "Pages" and "Lists" show the pages of the site.

export const pageSections = {
  names: {
    main: 'Main pages',
    industries: 'Industries',
    errors: 'Errors',
  },
  hidden: 'Hidden pages',
  services: (group: string) => `Services › ${group}`,
}
