// The server's rules for new passwords (backend/passwords/password-rules.ts), checked before anything is sent.
import { password as texts } from '#app/admin/copy/sign-in.ts'

export const minCharacters = 12
/** More would be ignored by the hash. */
export const maxBytes = 72

/** @returns why a new password would be refused, as a sentence; undefined if it is acceptable */
export function findPasswordProblem(password: string): string | undefined {
  if (password.length < minCharacters) return texts.tooShort(minCharacters)
  if (new TextEncoder().encode(password).length > maxBytes) return texts.tooLong(maxBytes)
  return undefined
}
