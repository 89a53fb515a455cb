import { readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryDirectory } from '#testing/temporary.ts'
import { explainFileError, StartupError } from './startup-error.ts'

it('says what to do about a file that cannot be used', async () => {
  const { path, remove } = temporaryDirectory()
  const file = join(path, 'file')
  await symlink('file', file) // nobody can follow it, not even root
  const error = await readFile(file).catch(explainFileError)
  expect(error).toBeInstanceOf(StartupError)
  expect(error).toHaveProperty(
    'message',
    expect.stringMatching(`^${file} cannot be used \\(ELOOP\\). All files .+`),
  )
  remove()
})

it('leaves other errors as they are', () => {
  for (const error of [new Error('Another'), new StartupError('A reason'), undefined])
    expect(explainFileError(error)).toBe(error)
})
