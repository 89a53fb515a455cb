// As much of CSS as drawings need: the rules of the built style sheet that hold on a wide, dark screen, matched by tags and classes.
import type { DefaultTreeAdapterTypes } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element

type Declarations = ReadonlyMap<string, string>

interface Rule {
  compounds: readonly Compound[]
  /** Elements and classes (Selectors 4, 16); a rule of equal weight that comes later outranks this one. */
  weight: number
  declarations: Declarations
}

interface Compound {
  tag: string | undefined
  classes: readonly string[]
  /** Whether the compound before it must be its parent. */
  child: boolean
}

export interface StyleSheet {
  /** Those of an element, variables still in them. */
  declarationsOf(element: Element): Iterable<readonly [property: string, value: string]>
  variables: Declarations
}

/** The window in which cards are drawn, in rem. */
const windowWidth = 90

/** @param css as the build writes it: of `light-dark()` it has made two variables, one of which is `initial` */
export function readStyleSheet(css: string): StyleSheet {
  const rules = [...rulesOf(css.replaceAll(/\/\*.*?\*\//gs, ''))].sort((a, b) => a.weight - b.weight)
  const variables = new Map<string, string>()
  for (const { compounds, declarations } of rules) {
    if (compounds[0]?.tag !== ':root' || compounds.length > 1) continue
    for (const [name, value] of declarations) if (name.startsWith('--')) variables.set(name, value)
  }
  variables.set('--lightningcss-light', '').set('--lightningcss-dark', 'initial')
  // Found by what they end in: most rules are of other elements.
  const byEnd = Map.groupBy(rules.entries(), ([, { compounds }]) => {
    const { tag, classes } = compounds.at(-1) ?? { classes: [] }
    return classes[0] ?? tag ?? ''
  })
  return {
    variables,
    *declarationsOf(element) {
      const candidates = [...classesOf(element), element.tagName, ''].flatMap((end) => byEnd.get(end) ?? [])
      for (const [, { compounds, declarations }] of candidates.sort(([a], [b]) => a - b)) {
        if (matches(element, compounds)) yield* declarations
      }
    },
  }
}

/** The text between an opening brace and the one that closes it, and what stands before it. */
function* blocksOf(css: string): Generator<{ head: string; body: string }> {
  let depth = 0
  let start = 0
  let open = 0
  for (let at = 0; at < css.length; at++) {
    const sign = css[at]
    if (sign === '{' && depth++ === 0) open = at
    else if (sign === ';' && depth === 0) start = at + 1
    else if (sign === '}' && --depth === 0) {
      yield { head: css.slice(start, open).trim(), body: css.slice(open + 1, at) }
      start = at + 1
    }
  }
}

function* rulesOf(css: string): Generator<Rule> {
  for (const { head, body } of blocksOf(css)) {
    if (head.startsWith('@')) {
      if (holds(head)) yield* rulesOf(body)
    } else {
      const declarations = declarationsIn(body)
      for (const selector of head.split(',')) {
        const compounds = compoundsOf(selector)
        const weight = compounds.reduce(
          (sum, { tag, classes }) => sum + 100 * classes.length + (tag ? 1 : 0),
          0,
        )
        yield { compounds, weight, declarations }
      }
    }
  }
}

function holds(atRule: string): boolean {
  if (/^@(layer|supports \(color:)/.test(atRule)) return true
  const [, not, least] = /^@media (not all and )?\(width>=(\d+)rem\)$/.exec(atRule) ?? []
  return least !== undefined && windowWidth >= Number(least) === !not
}

const declarationsIn = (body: string): Declarations =>
  new Map(
    body.split(';').flatMap((declaration) => {
      const colon = declaration.indexOf(':')
      return colon < 1 ? [] : [[declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()]]
    }),
  )

/** What is not a tag, a class or a descent becomes a tag that no element has: such a rule matches nothing. */
function compoundsOf(selector: string): Compound[] {
  const parts = selector
    .trim()
    .replaceAll(/\s*>\s*/g, ' >')
    .split(/\s+/)
  return parts.map((part) => {
    const child = part.startsWith('>')
    const [tag = '', ...classes] = part.slice(child ? 1 : 0).split('.')
    return { tag: tag === '*' ? undefined : tag || undefined, classes, child }
  })
}

function matches(element: Element | undefined, compounds: readonly Compound[]): boolean {
  const last = compounds.at(-1)
  if (!last) return true
  if (!element || !isOne(element, last)) return false
  const before = compounds.slice(0, -1)
  for (let above = parentOf(element); above; above = parentOf(above)) {
    if (matches(above, before)) return true
    if (last.child) return false
  }
  return before.length === 0
}

const isOne = (element: Element, { tag, classes }: Compound) =>
  (tag === undefined || tag === element.tagName) && classes.every((name) => classesOf(element).includes(name))

export const attributeOf = ({ attrs }: Element, name: string) =>
  attrs.find((each) => each.name === name)?.value

const classesOf = (element: Element) => attributeOf(element, 'class')?.split(' ') ?? []

export function parentOf({ parentNode }: Element): Element | undefined {
  return parentNode && 'tagName' in parentNode ? parentNode : undefined
}
