// Packages that `npm ci` leaves out (docs/decisions/0041-light-installation.md).
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '#testing/root.ts'

interface LockedPackage {
  name?: string
  dev?: boolean
}

describe('an installation', () => {
  it('has one copy of Node, without its headers', () => {
    expect(existsSync(join(root, 'node_modules/node/bin'))).toBe(true)
    expect(existsSync(join(root, 'node_modules/node/node_modules'))).toBe(false)
  })

  it('has no sources of zod', () => {
    expect(existsSync(join(root, 'node_modules/zod/package.json'))).toBe(true)
    expect(existsSync(join(root, 'node_modules/zod/src'))).toBe(false)
  })

  it.each(['@electric-sql/pglite', '@sentry/node'])('has an empty package in place of %s', (name) => {
    const { resolve } = createRequire(join(root, 'node_modules/@supabase/lite/package.json'))
    expect(JSON.parse(readFileSync(resolve(`${name}/package.json`), 'utf8')).name).toBe('dry-uninstall')
  })

  it('for production has no build tools', () => {
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, LockedPackage>
    }
    const production = Object.entries(packages).flatMap(([path, { dev }]) => (dev ? [] : [path]))
    const tools = /node_modules\/(vite|rolldown|@rolldown\/.*|lightningcss.*|typescript|@types\/.*)$/
    expect(production.filter((path) => tools.test(path))).toEqual([])
  })
})
