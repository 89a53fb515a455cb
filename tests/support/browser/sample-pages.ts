/** Paths of one page of each kind that visitors see, except the overview of the industries. */
export const samplePages = [
  '/',
  '/about',
  '/services',
  '/services/ate',
  '/industries/bfsi',
  '/careers',
  '/locations',
  '/contact',
]
