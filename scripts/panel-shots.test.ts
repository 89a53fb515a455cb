import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

it('waits only for classes that the panel has', () => {
  const shots = readFileSync(new URL('panel-shots.ts', import.meta.url), 'utf8')
  const selectors = [...shots.matchAll(/(?:shown: |row = |locator\()'([^']+)'/g)].map(([, each = '']) => each)
  const classes = selectors.flatMap((each) => [...each.matchAll(/\.([\w-]+)/g)].map(([, name]) => name))
  expect(classes).toContain('panel-view')
  const panel = globSync('app/{admin,ui}/**/*.tsx', { cwd: root })
    .map((path) => readFileSync(`${root}/${path}`, 'utf8').replaceAll(/(from|^import) '.+'/gm, ''))
    .join()
  const used = new Set(panel.match(/[\w-]+/g))
  expect(classes.filter((name) => name && !used.has(name))).toEqual([])
})
