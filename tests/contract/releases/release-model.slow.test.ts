// Repeats release-model.test.ts with other random sequences of changes.
import { afterAll, beforeAll, it } from 'vitest'
import { database } from '#tests/support/server/databases.ts'
import { compareWithModel } from '#tests/support/server/releases/release-model.ts'
import { ReleaseSite } from '#tests/support/server/releases/release-site.ts'

let site: ReleaseSite
beforeAll(async () => {
  site = await ReleaseSite.start()
})
afterAll(() => site?.stop())

it.each([2, 3])(`releases do what the model does, on ${database} (%i)`, () => compareWithModel(site))
