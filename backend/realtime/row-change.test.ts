import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createChangeAssembler, type RowChange } from './row-change.ts'

const change = (content_value: string): RowChange => ({
  schema: 'public',
  table: 'website_content',
  type: 'INSERT',
  commit_timestamp: '2025-10-28T15:57:03.123456+00:00',
  record: { content_value },
  old_record: null,
})

function announce(change: RowChange, number: number, length: number): string[] {
  const parts = JSON.stringify(change).match(new RegExp(`.{1,${length}}`, 'gsu')) ?? []
  return parts.map((part, index) => `${number} ${index + 1} ${parts.length} ${part}`)
}

it('reassembles changes from parts of any length, in order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary' })),
      fc.integer({ min: 1, max: 300 }),
      (values, length) => {
        const assemble = createChangeAssembler()
        const changes = values.map(change)
        const notifications = changes.flatMap((change, number) => announce(change, number, length))
        expect(notifications.map(assemble).filter((change) => change)).toEqual(changes)
      },
    ),
  )
})
