import {
  AuthApiError,
  AuthInvalidCredentialsError,
  AuthInvalidTokenResponseError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
} from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import { authErrors } from '#app/admin/copy/sign-in.ts'
import { authMessageOf } from './auth-errors.ts'

const cases: [Error, string][] = [
  [new AuthSessionMissingError(), authErrors.sessionMissing],
  [new AuthInvalidTokenResponseError(), authErrors.invalidTokenResponse],
  [new AuthInvalidCredentialsError('no password'), authErrors.incomplete],
  [new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'), authErrors.invalidCredentials],
  [new AuthApiError('slow down', 429, 'over_request_rate_limit'), authErrors.tooMany],
  ...[0, 502, 503, 504].map((status): [Error, string] => [
    new AuthRetryableFetchError('x', status),
    authErrors.retryable,
  ]),
  [
    new AuthApiError('User is banned', 403, 'user_banned'),
    'The server refused the request: User is banned (status 403).',
  ],
  [new Error('odd'), 'Something went wrong: Error: odd. Try again.'],
]

it.each(cases)('%s', (error, words) => {
  expect(authMessageOf(error)).toBe(words)
})
