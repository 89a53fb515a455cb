import { AuthError, isAuthApiError, isAuthRetryableFetchError } from '@supabase/supabase-js'
import { authErrors } from '#app/admin/copy/sign-in.ts'

/** Explains an error of signing in or out (specification, section 8, "Authentication client errors"). */
export function wordsOf(error: unknown): string {
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
