/**
 * Returns the path of a page's sharing card, which `npm run cards` draws: `/services/ate` has
 * `/cards/services/ate.png`.
 */
export const cardPath = (path: string) => `/cards${path === '/' ? '/home' : path}.png`
