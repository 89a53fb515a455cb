import { afterEach, describe, expect, it, vi } from 'vitest'
import { ConflictError, NoRowError } from './write-errors.ts'
import { failureOf, isDuplicate } from './write-failure.ts'

const answered = (code: string) => Object.assign(new Error('said the server'), { code })
const offline = () => vi.stubGlobal('navigator', { onLine: false })

afterEach(() => vi.unstubAllGlobals())

describe('a failed write', () => {
  it('is explained in the words of the browser, the server or the table', () => {
    expect(failureOf(new TypeError('Failed to fetch'))).toBe('Failed to fetch')
    expect(failureOf(answered('42501'))).toBe('said the server')
    expect(failureOf(new NoRowError('gone'))).toBe('gone')
  })

  it('says that there is no network, and that nothing is lost', () => {
    offline()
    expect(failureOf(new TypeError('Failed to fetch'))).toMatch(/offline.*kept/)
    expect(failureOf(new DOMException('timed out', 'TimeoutError'))).toMatch(/offline/)
  })

  it('reports what the server answered, even if the browser believes that it is offline', () => {
    offline()
    const theirs = { id: '1', content_key: 'a', content_value: 'b', created_at: '', updated_at: '' }
    expect(failureOf(answered('42501'))).toBe('said the server')
    expect(failureOf(new ConflictError(theirs))).toBe('someone else changed the item')
  })

  it('says in plain words that PostgreSQL refused it', () => {
    const refused = (message: string) => failureOf(Object.assign(new Error(message), { code: '42501' }))
    const words = 'you do not have permission to change it'
    expect(refused('new row violates row-level security policy for table "website_content"')).toBe(words)
    expect(refused('permission denied for table website_content')).toBe(words)
  })

  it('may be about a key that already exists', () => {
    expect(isDuplicate(answered('23505'))).toBe(true)
    expect(isDuplicate(answered('42501'))).toBe(false)
    expect(isDuplicate(undefined)).toBe(false)
  })
})
