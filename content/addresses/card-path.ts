/**
 * Returns the path of a page's sharing picture, which `npm run cards` draws: `/services/ate` has
 * `/cards/services/ate.png`.
 */
export const cardPath = (path: string) => `/cards${path === '/' ? '/home' : path}.png`
