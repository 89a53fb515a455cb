import fc from 'fast-check'
import { expect, it } from 'vitest'
import { safeFileName } from './file-name.ts'

const pdf = 'application/pdf'

it.each([
  ['Resume.pdf', 'Resume.pdf'],
  ['Resume.PDF', 'Resume.pdf'],
  ['../../etc/passwd', 'etc_passwd.pdf'],
  ['C:\\Users\\ada\\cv.pdf', 'C_Users_ada_cv.pdf'],
  ['.bashrc', 'bashrc.pdf'],
  ['photo\u202Efdp.exe', 'photo_fdp.exe.pdf'],
  ['', 'application.pdf'],
  ['...', 'application.pdf'],
  ['Lebenslauf Zoë.pdf', 'Lebenslauf Zoë.pdf'],
  ['履歴書.pdf', '履歴書.pdf'],
])('saves %j as %j', (name, safe) => {
  expect(safeFileName(name, pdf)).toBe(safe)
})

it('never contains a path or a control character, and is never hidden', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
      const safe = safeFileName(name, pdf)
      expect(safe).not.toMatch(/[/\\:\p{Cc}\p{Cf}]|^\./u)
      expect(safe).toMatch(/.\.pdf$/)
      expect([...safe].length).toBeLessThan(130)
    }),
  )
})
