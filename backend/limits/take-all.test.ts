import { expect, it } from 'vitest'
import { createKeyedSemaphore } from './keyed-semaphore.ts'
import { takeAll } from './take-all.ts'

it('takes a permit of each, or none, until all are released', () => {
  const takeOfPerson = createKeyedSemaphore(1)
  const takeOfAll = createKeyedSemaphore(1)
  const take = (person: string) => takeAll([() => takeOfPerson(person), () => takeOfAll('all')])
  const release = take('a')
  expect(take('a')).toBeUndefined()
  expect(take('b')).toBeUndefined()
  release?.()
  expect(take('b')).toBeDefined()
})
