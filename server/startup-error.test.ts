import { readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryDirectory } from '#testing/temporary.ts'
import { explainFileError, StartupError } from './startup-error.ts'

it('says why a file cannot be used', async () => {
  const { path, remove } = temporaryDirectory()
  const file = join(path, 'file')
  await symlink('file', file) // nobody can follow it, not even root
  const error = await readFile(file).catch(explainFileError)
  expect(error).toBeInstanceOf(StartupError)
  expect(error).toHaveProperty(
    'message',
    expect.stringMatching(`^${file} cannot be used \\(ELOOP: .+\\)\\.$`),
  )
  remove()
})

it('says what to do about a file of another user', () => {
  const error = Object.assign(new Error('permission denied'), {
    code: 'EACCES',
    syscall: 'open',
    path: '/keys',
  })
  expect(explainFileError(error)).toHaveProperty(
    'message',
    '/keys cannot be used (EACCES). What is in DATA_DIR must belong to the user who runs the site and its commands, and other paths must be open to that user.',
  )
})

it('leaves other errors as they are', () => {
  for (const error of [new Error('Another'), new StartupError('A reason'), undefined])
    expect(explainFileError(error)).toBe(error)
})
