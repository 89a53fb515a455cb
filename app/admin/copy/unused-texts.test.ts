// A text counts as used if app/ reads its path, such as `history.changesets.title`, also by another name for a part of the path
// (`const { changesets } = history`). An object below an export counts as used with all its texts where it is indexed or passed on.
import { expect, it } from 'vitest'

// `wording.ts` has functions that texts call.
const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts', '!./wording.ts'], {
  eager: true,
})
const sources = import.meta.glob<string>(['/app/**/*.{ts,tsx}', '!/app/**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const copy: Record<string, unknown> = Object.assign({}, ...Object.values(modules))

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textsOf = (group: Record<string, unknown>, prefix = ''): string[] =>
  Object.entries(group).flatMap(([name, value]) =>
    isGroup(value) ? textsOf(value, `${prefix}${name}.`) : [prefix + name],
  )

/** Every path of the copy that a source reads: of a text, or of an object as a whole. */
function pathsRead(source: string): string[] {
  /** What a name stands for: `words` for `adminEditing.drafts`. */
  const names = new Map<string, string>()
  const nameParts = (list: string, prefix: string) => {
    for (const [, part = '', name = part] of list.matchAll(/(\w+)(?:(?: as|:) (\w+))?/g)) {
      names.set(name, prefix + part)
    }
  }
  const pathOf = (expression: string) => {
    const [first = '', ...rest] = expression.split('.')
    const start = names.get(first)
    return start && [start, ...rest].join('.')
  }

  const statements = source
    .replaceAll(/^import \{([^}]*)\} from '(?:#app\/admin\/copy|\.\/copy|\.)\/[\w-]+\.ts'$/gm, (_, list) => {
      nameParts(list, '')
      return ''
    })
    .replaceAll(/^export const (\w+)/gm, (_, name) => {
      if (name in copy) names.set(name, name)
      return ''
    })
    .replaceAll(/\btypeof [\w.]+/g, '')
    .replaceAll(/\bconst (?:(\w+)|\{([^}]*)\}) = ([\w.]+)$/gm, (statement, name, list, expression) => {
      const path = pathOf(expression)
      if (!path) return statement
      if (name) names.set(name, path)
      else nameParts(list, `${path}.`)
      return ''
    })

  return [...statements.matchAll(/(?<!(?<!\.\.)\.|[\w'-])[a-z]\w*(?:\s*\.\w+)*/gi)].flatMap(
    ([expression]) => pathOf(expression.replaceAll(/\s/g, '')) ?? [],
  )
}

it('every text of the panel is used', () => {
  const read = [...new Set(Object.values(sources).flatMap(pathsRead))].filter((path) => path.includes('.'))
  // A path that is read may be shorter than a text's, or longer: `shortcuts.keys.map`.
  const isUsed = (text: string) =>
    read.some((path) => `${text}.`.startsWith(`${path}.`) || path.startsWith(`${text}.`))
  expect(textsOf(copy).filter((text) => !isUsed(text))).toEqual([])
})
