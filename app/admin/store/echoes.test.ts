import { expect, it, vi } from 'vitest'
import type { Toast } from '#app/toast/toast.ts'
import { createEchoes } from './echoes.ts'

const toast = (title: string): Toast => ({ title, description: '', tone: 'live' })

function start() {
  const shown: string[] = []
  return { shown, echoes: createEchoes(({ title }) => shown.push(title)) }
}

it('shows the toast of a live event at once if the item is not being written here', async () => {
  const { shown, echoes } = start()
  await echoes.hold(['a'], async () => {
    echoes.notify('b', toast('b'))
    expect(shown).toEqual(['b'])
  })
})

it('shows it after our own write of the item, even if that fails', async () => {
  const { shown, echoes } = start()
  const write = async () => {
    echoes.notify('a', toast('echo'))
    shown.push('write')
    throw new Error('refused')
  }
  await expect(echoes.hold(['a'], write)).rejects.toThrow('refused')
  expect(shown).toEqual(['write', 'echo'])
  echoes.notify('a', toast('later'))
  expect(shown).toEqual(['write', 'echo', 'later'])
})

it('never shows it if one toast covers many items', async () => {
  const { shown, echoes } = start()
  await echoes.hold(['a', 'b'], async () => echoes.notify('a', toast('echo')))
  expect(shown).toEqual([])
  echoes.notify('a', toast('later'))
  expect(shown).toEqual(['later'])
})

it('also leaves it out if it arrives within a minute after the write of many items, but no later one', async () => {
  vi.useFakeTimers()
  const { shown, echoes } = start()
  await echoes.hold(['a', 'b'], async () => {})
  echoes.notify('a', toast('echo'))
  expect(shown).toEqual([])
  echoes.notify('a', toast('later'))
  expect(shown).toEqual(['later'])
  vi.advanceTimersByTime(60_000)
  echoes.notify('b', toast('much later'))
  expect(shown).toEqual(['later', 'much later'])
  vi.useRealTimers()
})

it('shows the toast of a later live event if the write of many items has failed', async () => {
  const { shown, echoes } = start()
  await echoes.hold(['a', 'b'], async () => false)
  echoes.notify('a', toast('of somebody else'))
  expect(shown).toEqual(['of somebody else'])
})
