import { describe, expect, it } from 'vitest'
import type { ContentItem } from '#content-sync/content-item.ts'
import {
  type Editing,
  type EditingAction,
  isConflict,
  needsTextarea,
  notEditing,
  reduceEditing,
  rowsOf,
} from './editing.ts'

const item = (id: string, content_value = `value of ${id}`): ContentItem => ({
  id,
  content_key: `key.${id}`,
  content_value,
  created_at: `2025-11-20T10:00:0${id}+00:00`,
  updated_at: `2025-11-20T10:00:0${id}+00:00`,
})
const [one, two, three] = [item('1'), item('2'), item('3')]

const edited = (...actions: EditingAction[]): Editing => actions.reduce(reduceEditing, notEditing)
const open = (item: ContentItem): EditingAction => ({ type: 'open', item })
const write = (text: string): EditingAction => ({ type: 'write', text })
const close = ({ id }: ContentItem): EditingAction => ({ type: 'close', id })

describe('the field', () => {
  it.each([
    ['x'.repeat(100), false],
    ['x'.repeat(101), true],
    ['two\nlines', true],
    ['', false],
  ])('is chosen by the text', (text, expected) => {
    expect(needsTextarea(text)).toBe(expected)
  })

  it('stays what it is while somebody types', () => {
    expect(edited(open(one), write('x'.repeat(200))).open?.multiline).toBe(false)
    expect(edited(open(item('1', 'x'.repeat(101))), write('')).open?.multiline).toBe(true)
  })

  it('is a textarea for a text left with line breaks, though the value has become short', () => {
    const long = item('1', 'a\nb')
    const editing = edited(open(long), write('a\nb\nc'), open(two), open({ ...long, content_value: 'short' }))
    expect(editing.open).toEqual({ id: '1', multiline: true, restored: true })
  })
})

describe('leaving an item', () => {
  it('for another keeps its text, and only that', () => {
    const { open: opened, drafts } = edited(open(one), write('typed'), open(two), open(three))
    expect(opened?.id).toBe('3')
    expect([...drafts.values()].map(({ text }) => text)).toEqual(['typed', 'value of 3'])
  })

  it('and coming back finds the text again', () => {
    const editing = edited(open(one), write('typed'), open(two), open(one))
    expect(editing.drafts.get('1')?.text).toBe('typed')
    expect(editing.open?.restored).toBe(true)
  })

  it('by closing it forgets the text', () => {
    expect(edited(open(one), write('typed'), close(one))).toEqual(notEditing)
    expect(edited(open(one), write('typed'), close(one), open(one)).drafts.get('1')?.text).toBe('value of 1')
  })

  it('while its answer is on the way leaves the next one open', () => {
    expect(edited(open(one), open(two), close(one)).open?.id).toBe('2')
  })
})

describe('what others save meanwhile', () => {
  const theirs = { ...one, content_value: 'theirs', updated_at: '2025-11-20T11:00:00+00:00' }
  const draftOf = (...actions: EditingAction[]) => edited(open(one), ...actions).drafts.get('1')
  const conflict = (draft: ReturnType<typeof draftOf>, now: ContentItem) => draft && isConflict(draft, now)

  it('is followed until something is typed', () => {
    const follow: EditingAction = { type: 'follow', item: theirs }
    expect(draftOf(follow)).toMatchObject({ item: theirs, text: 'theirs', followed: true })
    expect(draftOf(write('mine'), follow)).toMatchObject({ item: one, text: 'mine' })
  })

  it('is a conflict where both texts differ, also when one typed the old text again', () => {
    expect(conflict(draftOf(), theirs)).toBe(false)
    expect(conflict(draftOf(write('mine')), theirs)).toBe(true)
    expect(conflict(draftOf(write('mine'), write(one.content_value)), theirs)).toBe(true)
    expect(conflict(draftOf(write('theirs')), theirs)).toBe(false)
    expect(conflict(draftOf(write('mine')), { ...one, updated_at: theirs.updated_at })).toBe(false)
  })

  it('is none any more when it is taken into account', () => {
    const draft = draftOf(write('mine'), { type: 'merge', item: theirs, text: 'theirs mine\n' })
    expect(conflict(draft, theirs)).toBe(false)
    expect(edited(open(one), { type: 'merge', item: theirs, text: 'a\nb' }).open?.multiline).toBe(true)
  })

  it('and a text that was kept are brought together by its old version', () => {
    const { open: opened, drafts } = edited({ type: 'bring', item: one, text: 'kept' })
    expect(opened).toEqual({ id: '1', multiline: false, restored: true })
    expect(conflict(drafts.get('1'), theirs)).toBe(true)
  })
})

describe('rows', () => {
  it('are the items', () => {
    expect(rowsOf([one, two], notEditing.drafts).map(({ gone }) => gone)).toEqual([false, false])
  })

  it('keep the place of an item that is gone while a text for it is unsaved', () => {
    const { drafts } = edited(open(two), write('typed'), open(three))
    expect(rowsOf([one, three], drafts)).toEqual([
      { item: one, gone: false },
      { item: two, gone: true },
      { item: three, gone: false },
    ])
  })
})
