// Any sequence of live edits, edits in a release and publications does what a model of a few lines does.
import { afterAll, beforeAll, it } from 'vitest'
import { database } from '#tests/support/server/databases.ts'
import { compareWithModel } from '#tests/support/server/releases/release-model.ts'
import { ReleaseSite } from '#tests/support/server/releases/release-site.ts'

let site: ReleaseSite
beforeAll(async () => {
  site = await ReleaseSite.start()
})
afterAll(() => site?.stop())

it(`releases do what the model does, on ${database} (1)`, () => compareWithModel(site))
