import { afterEach, describe, expect, it, vi } from 'vitest'
import { ConflictError, NoRowError } from './content-table.ts'
import { failureOf, isDuplicate } from './write-failure.ts'

const answered = (code: string) => Object.assign(new Error('said the server'), { code })
const offline = () => vi.stubGlobal('navigator', { onLine: false })

afterEach(() => vi.unstubAllGlobals())

describe('a write that has failed', () => {
  it('says so in the words of the browser, of the server, or of the table', () => {
    expect(failureOf(new TypeError('Failed to fetch'))).toBe('Failed to fetch')
    expect(failureOf(answered('42501'))).toBe('said the server')
    expect(failureOf(new NoRowError('gone'))).toBe('gone')
  })

  it('for want of a network says that, and that nothing is lost', () => {
    offline()
    expect(failureOf(new TypeError('Failed to fetch'))).toMatch(/offline.*kept/)
    expect(failureOf(new DOMException('timed out', 'TimeoutError'))).toMatch(/offline/)
  })

  it('is what the server has answered, whatever the browser thinks of its network', () => {
    offline()
    const theirs = { id: '1', content_key: 'a', content_value: 'b', created_at: '', updated_at: '' }
    expect(failureOf(answered('42501'))).toBe('said the server')
    expect(failureOf(new ConflictError(theirs))).toBe('someone else changed the item')
  })

  it('may be one of a key that is there already', () => {
    expect(isDuplicate(answered('23505'))).toBe(true)
    expect(isDuplicate(answered('42501'))).toBe(false)
    expect(isDuplicate(undefined)).toBe(false)
  })
})
