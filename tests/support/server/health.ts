// What /healthz says.
import { expect } from 'vitest'

/** @returns the answer of the server at this URL */
export const health = async (url: string) => (await fetch(`${url}/healthz`)).json()

/** The answer while all is well. */
export const fresh = {
  status: 'up',
  pages: 'fresh',
  backend: 'reachable',
  lastSync: expect.stringMatching(/^\d{4}-.+Z$/),
}
