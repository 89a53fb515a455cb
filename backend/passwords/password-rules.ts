/** In characters. */
export const minPasswordLength = 12
/** bcrypt would silently ignore the rest. */
const maxPasswordBytes = 72

/** bcrypt cost: 2^10 rounds, the same as Auth uses. */
export const hashCost = 10

/** @returns why a new password is refused, as a sentence; undefined if it is acceptable */
export function findPasswordProblem(password: string): string | undefined {
  if (password.length < minPasswordLength)
    return `The password must have at least ${minPasswordLength} characters.`
  if (Buffer.byteLength(password) > maxPasswordBytes)
    return `The password must have at most ${maxPasswordBytes} bytes.`
  return undefined
}
