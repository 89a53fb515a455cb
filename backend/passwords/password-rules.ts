/** Characters. */
export const shortestPassword = 12
const longest = 72 // bytes: bcrypt would ignore the rest in silence

/** @returns why a new password is refused, in a sentence; undefined where it may be used */
export function whyRefused(password: string): string | undefined {
  if (password.length < shortestPassword) return `A password has at least ${shortestPassword} characters.`
  if (Buffer.byteLength(password) > longest) return `A password has at most ${longest} bytes.`
  return undefined
}
