import { describe, expect, it } from 'vitest'
import type { ContentItem } from '#website-content/content-item.ts'
import {
  type Editing,
  type EditingAction,
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
