/** Returns a name that nobody else has, of lowercase letters and digits. No UUID, which pages have only over HTTPS. */
export const randomName = (): string =>
  [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join('')
