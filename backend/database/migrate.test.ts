import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Of the last migration before names began to say whose they are. */
const last = '20251122000500'

it('later migrations are named so that an older release knows them for the site’s', () => {
  const names = readdirSync(new URL('../../supabase/migrations', import.meta.url))
  const later = names.filter((name) => name.slice(0, last.length) > last)
  expect(later.filter((name) => !/^\d{14}_website_\w+\.sql$/.test(name))).toEqual([])
})
