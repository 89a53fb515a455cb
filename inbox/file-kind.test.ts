import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeFileName } from './file-kind.ts'

describe('safeFileName', () => {
  it.each([
    ['Resume.pdf', 'Resume.pdf'],
    ['Lebenslauf Jürgen Müller.PDF', 'Lebenslauf Jürgen Müller.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\ada\\resume.final.exe', 'resume.final.pdf'],
    ['.htaccess', 'application.pdf'],
    ['CON.pdf', 'application.pdf'],
    ['', 'application.pdf'],
    ['a"; filename="b.exe', 'a; filename=b.pdf'],
    ['resume\u202Efdp.exe', 'resumefdp.pdf'],
    ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie x.pdf'],
    [`${'a'.repeat(99)} b.pdf`, `${'a'.repeat(99)}.pdf`],
  ])('%j becomes %j', (sent, name) => {
    expect(safeFileName(sent, 'pdf')).toBe(name)
  })

  it('is a name in any folder, whatever was sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (sent) => {
        const name = safeFileName(sent, 'odt')
        expect(name).toMatch(/^[^/\\<>:"|?*\p{C}.\s][^/\\<>:"|?*\p{C}]*\.odt$/u)
        expect(name.length).toBeLessThanOrEqual(104)
      }),
    )
  })
})
