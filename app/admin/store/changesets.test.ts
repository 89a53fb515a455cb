import { expect, it } from 'vitest'
import type { Toast } from '#app/toast/toast.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { contentItem } from '#testing/content-item.ts'
import { createChangesets, type PlanChanges } from './changesets.ts'
import { createEchoes } from './echoes.ts'
import type { ContentTarget } from './table/content-target.ts'
import { OutdatedError } from './table/write-errors.ts'

const live = (key: string): Toast => ({ title: key, description: '', tone: 'live' })

/** Plans an entry with two texts, in the first place that is free. */
const addEntry: PlanChanges = (items) => {
  const place = items.length === 0 ? 'first' : 'second'
  return ['name', 'text'].map((field) => ({
    id: `${place}.${field}`,
    base: null,
    row: { content_key: `${place}.${field}`, content_value: 'Here' },
  }))
}

/** The live site, where somebody else takes the first place just before the first write arrives. */
function start() {
  const shown: string[] = []
  const notify = ({ title, about }: Toast) => shown.push([title, ...(about ?? [])].join(' '))
  const echoes = createEchoes(notify)
  let items: readonly ContentItem[] = []
  const target: ContentTarget = {
    isLive: true,
    getItems: () => items,
    read: async () => {},
    insert: unused,
    update: unused,
    remove: unused,
    restoreItem: unused,
    async apply(_changesetId, _reason, changes) {
      if (items.length === 0) {
        items = [contentItem('first.name', 'There')]
        throw new OutdatedError()
      }
      for (const { row } of changes) if (row) echoes.notify(row.content_key, live(row.content_key))
    },
    undo: unused,
    changesToUndo: unused,
    describe: (notice) => notice,
  }
  const changesets = createChangesets({
    connect: unused,
    notify,
    nameOf: (key) => key,
    whyIgnored: () => undefined,
    recheckAccess: async () => {},
    confirmReplace: async () => false,
    target: () => target,
    echoes,
  })
  return { shown, echoes, ...changesets }
}

function unused(): never {
  throw new Error('not used')
}

it('tells of what others do with the keys of a plan that failed, but not of its own changes by the next plan', async () => {
  const { shown, echoes, applyPlan } = start()
  const done = { title: 'Added', description: '' }
  expect(await applyPlan('Entry added', addEntry, done)).toBe(true)
  expect(shown).toEqual(['Added second.name second.text'])
  echoes.notify('first.text', live('first.text'))
  expect(shown).toEqual(['Added second.name second.text', 'first.text'])
})
