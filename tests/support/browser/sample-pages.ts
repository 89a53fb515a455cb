/** Paths of one page of each kind that visitors see. */
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
