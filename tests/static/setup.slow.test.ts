// What npm commands prepare for a site that is built and then only run: nothing, until something changes.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { type CopiedCheckout, copyCheckout } from '#tests/support/static/copied-checkout.ts'

let checkout: string
let prepare: CopiedCheckout['prepare']
beforeEach(() => {
  ;({ checkout, prepare } = copyCheckout())
})

// As in docs/deploy.md: the account of the site may not write to the checkout.
it('after `npm start`, no command for the data of a site changes the checkout', () => {
  expect(prepare('start')).toEqual(['ci --include=dev', 'run build'])
  const files = () => readdirSync(checkout, { recursive: true }).sort()
  const before = files()
  for (const command of ['operator', 'backup', 'restore', 'move'])
    expect(prepare(command), command).toEqual([])
  expect(files()).toEqual(before)
})

it('after `npm ci --omit=dev`, a built site and the commands for its data need nothing more, but tests do', () => {
  prepare('start')
  const lock = JSON.parse(readFileSync(join(checkout, 'package-lock.json'), 'utf8'))
  for (const [path, { dev, optional }] of Object.entries<{ dev?: true; optional?: true }>(lock.packages))
    if (dev || optional) delete lock.packages[path]
  rmSync(join(checkout, 'node_modules'), { recursive: true })
  mkdirSync(join(checkout, 'node_modules'))
  const installed = join(checkout, 'node_modules/.package-lock.json')
  writeFileSync(installed, JSON.stringify(lock))
  for (const command of ['start', 'operator', 'backup', 'restore', 'move'])
    expect(prepare(command), command).toEqual([])

  for (const command of ['test', 'test:rest', 'test:long']) {
    expect(prepare(command), command).toEqual(['ci --include=dev'])
    rmSync(join(checkout, 'node_modules/.installed'))
  }

  rmSync(join(checkout, 'build'), { recursive: true })
  expect(prepare('start')).toEqual(['ci --include=dev', 'run build'])

  rmSync(join(checkout, 'node_modules/.installed'))
  lock.packages['node_modules/react'].version = '18.0.0'
  writeFileSync(installed, JSON.stringify(lock))
  expect(prepare('operator')).toEqual(['ci --include=dev'])
})
