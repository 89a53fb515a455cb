import { constants } from 'node:os'
import { expect, it } from 'vitest'
import { databaseErrorReason } from './maintenance-connection.ts'

it.each([
  [
    '53100',
    'could not extend file "base/5/2610": No space left on device',
    'Free some disk space and try again.',
  ],
  ['ENOSPC', 'ENOSPC: no space left on device, write', 'Free some disk space and try again.'],
  [
    `Unknown system error -${constants.errno.EDQUOT}`,
    'Unknown system error -122, write',
    'The disk quota of this user is used up. Free some disk space or raise the quota, and try again.',
  ],
  [
    '25006',
    'cannot execute CREATE SCHEMA in a read-only transaction',
    'Check that DATABASE_URL is not a standby, and that the disk of the database is not full.',
  ],
])('says what to do about %s', (code, message, advice) => {
  expect(databaseErrorReason(Object.assign(new Error(message), { code }))).toBe(`${message}. ${advice}`)
})
