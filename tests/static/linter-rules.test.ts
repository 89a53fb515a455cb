// The linter's rules about imports are lists of paths (biome.json). A path that matches no file checks nothing, and says nothing.
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from '#testing/root.ts'

const read = (file: string) => readFileSync(`${root}${file}`, 'utf8')

interface Override {
  includes: string[]
}
const { overrides } = JSON.parse(read('biome.json')) as { overrides: Override[] }

/** Returns one path for each alternative in braces: `a/{b,c}/**` is `a/b/**` and `a/c/**`. */
function alternativesOf(path: string): string[] {
  const [braces, inside] = /\{([^}]*)\}/.exec(path) ?? []
  if (!braces || !inside) return [path]
  return inside.split(',').flatMap((alternative) => alternativesOf(path.replace(braces, alternative)))
}

describe('the rules of the linter', () => {
  const included = new Set(
    overrides.flatMap(({ includes }) =>
      includes.map((path) => path.replace('!', '')).flatMap(alternativesOf),
    ),
  )

  it.each([...included])('have a file for %s', (path) => {
    expect(globSync(path, { cwd: root, exclude: ['**/node_modules'] })).not.toEqual([])
  })
})
