import { expect, it } from 'vitest'
import { views } from './views.ts'

it('each folder of a view belongs to one line of the list, and each line has a folder', () => {
  const files = Object.keys(import.meta.glob('/app/admin/views/*/view.tsx'))
  const folders = files.map((file) => file.split('/').at(-2))
  // Items is shown from the beginning, so it is not loaded later.
  const listed = views.map(({ name }) => name.split('/').at(-1)).filter((name) => name !== 'items')
  expect(folders.toSorted()).toEqual(listed.toSorted())
})
