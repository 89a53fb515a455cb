import parseSelectors, { type Node, type Selector } from 'postcss-selector-parser'
import type { NamesInPage } from './names-in-page.ts'

/** Whether a selector could match something on a page. It may say yes where nothing matches, but never no where something does. */
export type SelectorTest = (page: NamesInPage) => boolean

const always: SelectorTest = () => true

/** Pseudo-classes that match if one of their arguments does. */
const anyOf = new Set([':is', ':where', ':has'])

/** Parts of form controls. */
const partsOfControl = new Set(['::placeholder', '::file-selector-button'])
const controls = ['input', 'textarea', 'select']

/** @param selector one selector of a rule, without commas at its top level */
export function selectorTest(selector: string): SelectorTest {
  const parsed = parseSelectors().astSync(selector)
  return allOf(parsed.nodes.map(testOfSelector))
}

const testOfSelector = (selector: Selector): SelectorTest => allOf(selector.nodes.map(testOfNode))

/** States, attributes and everything else that a script or the visitor can change count as matching. */
function testOfNode(node: Node): SelectorTest {
  // Not the node itself, which would keep the whole style sheet in memory.
  const { value = '' } = node
  if (node.type === 'class') return ({ classes }) => classes.has(value)
  if (node.type === 'id') return ({ ids }) => ids.has(value)
  if (node.type === 'tag') return ({ elements }) => elements.has(value.toLowerCase())
  if (node.type !== 'pseudo') return always
  if (partsOfControl.has(node.value)) return ({ elements }) => controls.some((each) => elements.has(each))
  return anyOf.has(node.value) ? oneOf(node.nodes.map(testOfSelector)) : always
}

function allOf(tests: readonly SelectorTest[]): SelectorTest {
  const needed = tests.filter((test) => test !== always)
  return needed.length === 0 ? always : (page) => needed.every((test) => test(page))
}

const oneOf =
  (tests: readonly SelectorTest[]): SelectorTest =>
  (page) =>
    tests.some((test) => test(page))
