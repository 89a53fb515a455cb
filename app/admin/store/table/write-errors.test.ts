import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inPanelWords, KeyInUseError, OutdatedError, toPanelError } from './write-errors.ts'

const migrations = globSync('supabase/migrations/*.sql').map((file) => readFileSync(file, 'utf8'))
/** Everything that the database says with this code. */
const conflicts = new Set(
  migrations.flatMap((sql) =>
    [...sql.matchAll(/raise '([^']+)'\s+using errcode = 'PT4(?:09|10)'/g)].map(([, says]) => says),
  ),
)

it('says in the words of the panel why the database refuses changes', () => {
  const shown = [...conflicts].map((message = '') => toPanelError({ code: 'PT409', message }).message)
  expect(shown.toSorted()).toEqual([
    'someone else changed an item in the meantime, or you do not have permission to change it',
    'someone else changed the release in the meantime. Look at it again',
    'someone else changed the release in the meantime. Look at it again',
    'someone else published or discarded this release. Unsaved texts are kept: choose at the top where your changes go now',
    'texts of this release were changed on the site in the meantime. Choose which version to keep',
    'the release was created before, and someone renamed or ended it since. Look for it in all releases',
    'this change was interrupted for too long. Start it again',
  ])
})

it('says who can publish a release whose schedule has lost its publisher', () => {
  const [, message = ''] = /raise '(Who scheduled[^']+)'/.exec(migrations.join('')) ?? []
  expect(inPanelWords(message)).toBe(
    'the person who scheduled it can no longer publish. Publish it by hand, or schedule it again',
  )
})

it('tells apart what is tried again: an item or a key that somebody else has changed', () => {
  expect(toPanelError({ code: 'PT409', message: 'Somebody else has changed an item' })).toBeInstanceOf(
    OutdatedError,
  )
  expect(toPanelError({ code: 'PT409', message: 'This step is complete.' })).not.toBeInstanceOf(OutdatedError)
  expect(toPanelError({ code: '23505', message: 'duplicate key' })).toBeInstanceOf(KeyInUseError)
  expect(toPanelError({ code: '40P01', message: 'deadlock detected' })).toBeInstanceOf(OutdatedError)
})

it('leaves out the name that JavaScript gives a failure of the network', () => {
  expect(toPanelError({ code: '', message: 'TypeError: Failed to fetch' }).message).toBe('Failed to fetch')
})

it('says who can help if the database has become read-only, as that of a hosted project does on a full disk', () => {
  const message = 'cannot execute INSERT in a read-only transaction'
  expect(toPanelError({ code: '25006', message }).message).toBe(
    'the database accepts no changes at the moment. Ask your administrator',
  )
})
