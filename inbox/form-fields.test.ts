import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxLengths } from '#content/max-lengths.ts'
import { checkFields } from './form-fields.ts'

const message = { name: 'Ada', email: 'ada@example.com', subject: 'Engine', message: 'Hello' }

describe('checkFields', () => {
  it('accepts what the form asks for, without outer white space', () => {
    const { checked } = checkFields('message', {
      ...message,
      name: ' Ada \u0085 Lovelace ',
      message: 'a\r\nb',
    })
    expect(checked).toEqual({ ...message, name: 'Ada Lovelace', message: 'a\nb', company: '' })
  })

  // Chromium sends the second form of the first address, Firefox the first one.
  it.each([
    ['ada@müller.de', 'ada@xn--mller-kva.de'],
    ['ada@xn--mller-kva.de', 'ada@xn--mller-kva.de'],
    ['Ada@例え。JP', 'Ada@xn--r8jz45g.jp'],
    ['Ada@Example.com', 'Ada@Example.com'],
  ])('accepts the domain of %s in any script', (email, stored) => {
    expect(checkFields('message', { ...message, email }).checked?.email).toBe(stored)
  })

  it.each([
    ['name', '   '],
    ['email', 'ada'],
    ['email', 'ada@'],
    ['email', 'ada@mü..de'],
    ['email', 'ada@ü/de'],
    ['email', 'ädä@example.com'],
    ['email', `ada@${'\u00ad'.repeat(300)}müller.de`],
    ['email', 'ada@example.com, eve@müller.de'],
    ['email', 'ada@example.com, eve@example.com'],
    ['email', 'ada@example.com\nBcc: eve@example.com'],
    ['subject', ''],
    ['message', '\n \t'],
    ['name', 'x'.repeat(maxLengths.name + 1)],
    ['message', 'x'.repeat(maxLengths.message + 1)],
  ])('names the field to correct: %s is %j', (field, value) => {
    expect(checkFields('message', { ...message, [field]: value })).toEqual({ wrong: [field] })
  })

  it('names every missing field once', () => {
    expect(checkFields('message', {}).wrong?.sort()).toEqual(['email', 'message', 'name', 'subject'])
    expect(checkFields('application', {}).wrong?.sort()).toEqual(['email', 'message', 'name'])
  })

  it('leaves no line break in a line, and nothing that PostgreSQL or JSON cannot store', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, text) => {
        const { checked } = checkFields('message', {
          ...message,
          name: `a${name}\ud800\0`,
          message: `b${text}\0`,
        })
        if (!checked) return
        expect(checked.name).not.toMatch(/[\r\n\0]/)
        expect(checked.message).not.toMatch(/[\r\0]/)
        expect(checked.name.isWellFormed() && checked.message.isWellFormed()).toBe(true)
      }),
    )
  })
})
