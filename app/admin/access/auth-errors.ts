import { AuthError, isAuthApiError, isAuthRetryableFetchError } from '@supabase/supabase-js'
import { authErrors, password } from '#app/admin/copy/sign-in.ts'

/** Explains an error of signing in or out (specification, section 8, "Authentication client errors"). */
export function authMessageOf(error: unknown): string {
  if (!(error instanceof AuthError)) return authErrors.unknown(String(error))
  const { name, code, status = 0, message } = error
  if (name === 'AuthSessionMissingError') return authErrors.sessionMissing
  if (name === 'AuthInvalidTokenResponseError') return authErrors.invalidTokenResponse
  if (name === 'AuthInvalidCredentialsError') return authErrors.incomplete
  if (code === 'invalid_credentials') return authErrors.invalidCredentials
  if (status === 429) return authErrors.tooMany
  if (isAuthRetryableFetchError(error)) return authErrors.retryable
  return isAuthApiError(error) ? authErrors.refused(message, status) : authErrors.unknown(message)
}

/** Explains why the current password was not accepted. */
export const currentPasswordWordsOf = (error: unknown) =>
  error instanceof AuthError && error.code === 'invalid_credentials'
    ? password.wrongCurrent
    : authMessageOf(error)

/** Explains why a new password was refused. The server's own sentence says what is wrong with a weak one. */
export function newPasswordWordsOf(error: AuthError): string {
  if (error.code === 'same_password') return password.same
  return error.code === 'weak_password' ? error.message : authMessageOf(error)
}
