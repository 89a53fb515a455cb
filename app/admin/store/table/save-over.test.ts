import { describe, expect, it, vi } from 'vitest'
import type { ContentItem } from '#content-sync/content-item.ts'
import type { ContentClient } from '#content-sync/database.ts'
import { updateItem } from './content-table.ts'
import { saveOver } from './save-over.ts'
import { ConflictError } from './write-errors.ts'

/** A table of one row, which others change before each write, with as much of the client as saving needs. */
function tableOf(row: ContentItem, ...others: string[]) {
  let version = 0
  const written: string[] = []
  const put = (value: string) => {
    row = { ...row, content_value: value, updated_at: `2025-11-20T10:00:0${++version}+00:00` }
  }
  const from = () => {
    let value: string | undefined
    let base: string | undefined
    const query = {
      update: (change: { content_value: string }) => {
        value = change.content_value
        return query
      },
      select: () => query,
      eq: (column: string, is: string) => {
        if (column === 'updated_at') base = is
        return query
      },
      abortSignal: () => query,
      throwOnError: async () => {
        if (value === undefined) return { data: [row] }
        const other = others.shift()
        if (other !== undefined) put(other)
        if (base !== row.updated_at) return { data: [] }
        put(value)
        written.push(value)
        return { data: [row] }
      },
    }
    return query
  }
  const client = { from: vi.fn(from) } as unknown as ContentClient
  const update = async (version: ContentItem, value: string) => {
    await updateItem(client, version, value)
  }
  return { client, update, written }
}

const base: ContentItem = {
  id: '1',
  content_key: 'company.email',
  content_value: 'base',
  created_at: '2025-11-20T10:00:00+00:00',
  updated_at: '2025-11-20T10:00:00+00:00',
}

const over = (item: ContentItem) => ({ item, text: item.content_value })

describe('saving over another version', () => {
  it('replaces newer versions with the same text, or with the text being saved', async () => {
    const { update, written } = tableOf(base, 'base', 'mine', 'base')
    await saveOver(update, base, over(base), 'mine', base)
    expect(written).toEqual(['mine'])
  })

  it('never replaces a different text, and reports it', async () => {
    const { update, written } = tableOf(base, 'base', 'theirs')
    const failure = await saveOver(update, base, over(base), 'mine', base).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ConflictError)
    expect(failure).toMatchObject({ theirs: { content_value: 'theirs' } })
    expect(written).toEqual([])
  })

  it('does not send a save that is known to conflict', async () => {
    const { client, update } = tableOf(base)
    const known = { ...base, content_value: 'theirs', updated_at: '2025-11-20T11:00:00+00:00' }
    await expect(saveOver(update, base, over(base), 'mine', known)).rejects.toThrow(ConflictError)
    expect(client.from).not.toHaveBeenCalled()
  })

  it('gives up if new versions keep coming', async () => {
    const { update, written } = tableOf(base, ...Array<string>(9).fill('base'))
    await expect(saveOver(update, base, over(base), 'mine', base)).rejects.toThrow(ConflictError)
    expect(written).toEqual([])
  })
})
