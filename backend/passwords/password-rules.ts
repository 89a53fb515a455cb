/** In characters. */
export const minPasswordLength = 12
/** bcrypt would silently ignore the rest. */
const maxPasswordBytes = 72

/** @returns why a new password is refused, in a sentence; undefined where it may be used */
export function findPasswordProblem(password: string): string | undefined {
  if (password.length < minPasswordLength) return `A password has at least ${minPasswordLength} characters.`
  if (Buffer.byteLength(password) > maxPasswordBytes)
    return `A password has at most ${maxPasswordBytes} bytes.`
  return undefined
}
