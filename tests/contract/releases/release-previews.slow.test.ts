// An author cannot read the hash of a preview’s token. The other tests of previews are in release-previews.test.ts.
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest'
import { database } from '#tests/support/server/databases.ts'
import { expectNoHash } from '#tests/support/server/releases/preview-hash.ts'
import { ReleaseSite } from '#tests/support/server/releases/release-site.ts'

describe(`previews of releases on ${database}`, () => {
  let site: ReleaseSite
  beforeAll(async () => {
    site = await ReleaseSite.start()
  })
  beforeEach(() => site.clear())
  afterAll(() => site?.stop())

  it('show no hash of a token to: author', async () =>
    expectNoHash(site, 'author', await site.create('Spring')))
})
