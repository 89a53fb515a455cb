/** Where the sharing card of a page is, which `npm run cards` draws: `/services/ate` has `/cards/services/ate.png`. */
export const cardPath = (path: string) => `/cards${path === '/' ? '/home' : path}.png`
