// A style sheet in the parts that a page may need or not.
import { type AtRule, type ChildNode, type Container, type Declaration, parse, type Rule } from 'postcss'
import type { PageNames } from './page-names.ts'
import { selectorTest } from './selector-test.ts'

/** One of the parts, each of which prints what a page needs of it; empty if it needs nothing. */
export type Part = (page: Needed) => string

/** What a page needs. */
export interface Needed extends PageNames {
  /** Whether a custom property or an animation of this name is used. */
  uses: (name: string) => boolean
}

export const parseStyleSheet = (css: string): Part => partsOf(parse(css))

function partsOf(container: Container): Part {
  const parts = (container.nodes ?? []).map((node) => partOf(node))
  return (page) => parts.map((part) => part(page)).join('')
}

function partOf(node: ChildNode): Part {
  switch (node.type) {
    case 'rule':
      return rulePart(node)
    case 'atrule':
      return atRulePart(node)
    case 'decl':
      return declarationPart(node)
    default:
      return () => ''
  }
}

function rulePart(rule: Rule): Part {
  const selectors = rule.selectors.map((text) => ({ text, test: selectorTest(text) }))
  const body = partsOf(rule)
  return (page) => {
    const own = selectors.filter(({ test }) => test(page))
    if (own.length === 0) return ''
    const inside = body(page)
    return inside && `${own.map(({ text }) => text).join(',')}{${trimmed(inside)}}`
  }
}

function atRulePart(rule: AtRule): Part {
  const head = `@${rule.name} ${rule.params}`
  const name = rule.params
  if (!rule.nodes) return () => `${head};`
  // Not the rule itself, which would keep the whole style sheet in memory.
  const whole = rule.toString()
  if (rule.name === 'font-face') return () => whole
  if (rule.name === 'property' || rule.name === 'keyframes') return (page) => (page.uses(name) ? whole : '')
  const body = partsOf(rule)
  return (page) => {
    const inside = body(page)
    return inside && `${head}{${trimmed(inside)}}`
  }
}

function declarationPart({ prop, value, important }: Declaration): Part {
  const text = `${prop}:${value}${important ? '!important' : ''};`
  return prop.startsWith('--') ? (page) => (page.uses(prop) ? text : '') : () => text
}

const trimmed = (css: string) => css.replace(/;$/, '')
