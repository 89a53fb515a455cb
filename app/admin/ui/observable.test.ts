import { expect, it, vi } from 'vitest'
import { createObservable } from './observable.ts'

it('tells every current subscriber about a new value', () => {
  const number = createObservable(1)
  const seen: string[] = []
  const leave = number.subscribe(() => seen.push(`one ${number.get()}`))
  number.subscribe(() => seen.push(`two ${number.get()}`))
  number.set(2)
  leave()
  number.set(3)
  expect(seen).toEqual(['one 2', 'two 2', 'two 3'])
})

it('opens with the first subscriber, closes with the last, and opens again', () => {
  const close = vi.fn()
  const open = vi.fn(() => close)
  const { subscribe } = createObservable(undefined, open)
  expect(open).not.toHaveBeenCalled()
  const leaves = [subscribe(() => {}), subscribe(() => {})]
  expect(open).toHaveBeenCalledTimes(1)
  leaves[0]?.()
  expect(close).not.toHaveBeenCalled()
  leaves[1]?.()
  leaves[1]?.()
  expect(close).toHaveBeenCalledTimes(1)
  subscribe(() => {})
  expect(open).toHaveBeenCalledTimes(2)
})

it('tells the first subscriber about values set while it opens', () => {
  const told = vi.fn()
  const state = createObservable('closed', () => {
    state.set('open')
    return () => {}
  })
  state.subscribe(told)
  expect(told).toHaveBeenCalledTimes(1)
  expect(state.get()).toBe('open')
})
