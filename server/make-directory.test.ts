import { statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { temporaryDirectory } from '#testing/temporary.ts'
import { makeDirectory } from './make-directory.ts'

const { path, remove } = temporaryDirectory()
afterAll(remove)

it('creates a directory for its owner alone, and those above it, once', () => {
  const deep = join(path, 'a', 'b', 'c/')
  makeDirectory(deep)
  makeDirectory(deep)
  expect(statSync(deep).mode & 0o777).toBe(0o700)
})

it('accepts a link to a directory', () => {
  makeDirectory(join(path, 'target'))
  symlinkSync(join(path, 'target'), join(path, 'link'))
  makeDirectory(join(path, 'link'))
})

it('says why there is no directory', () => {
  const file = join(path, 'file')
  writeFileSync(file, '')
  symlinkSync(join(path, 'none', 'below'), join(path, 'dangling'))
  expect(() => makeDirectory(file)).toThrow('EEXIST')
  expect(() => makeDirectory(join(file, 'x'))).toThrow('ENOTDIR')
  expect(() => makeDirectory(join(path, 'dangling'))).toThrow(/EEXIST/)
})
