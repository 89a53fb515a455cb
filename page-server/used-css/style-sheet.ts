// A style sheet in the parts that a page may need or not.
import { type AtRule, type ChildNode, type Container, parse, type Rule } from 'postcss'
import type { NamesInPage } from './names-in-page.ts'
import { selectorTest } from './selector-test.ts'

/** What a page needs. */
export interface Needed extends NamesInPage {
  /** Whether a custom property or an animation of this name is used. */
  uses: (name: string) => boolean
}

/** Prints what a page needs of a part; empty if that is nothing. */
export type Part = (page: Needed) => string

export const parseStyleSheet = (css: string): Part => partsOf(parse(css))

function partsOf(container: Container): Part {
  const parts: (Part | string)[] = []
  for (const node of container.nodes ?? []) {
    const part = partOf(node)
    const last = parts.at(-1)
    // Most declarations are always printed, so they are kept as one text.
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part
    else parts.push(part)
  }
  return (page) => parts.map((part) => (typeof part === 'string' ? part : part(page))).join('')
}

function partOf(node: ChildNode): Part | string {
  if (node.type === 'rule') return rulePart(node)
  if (node.type === 'atrule') return atRulePart(node)
  if (node.type === 'comment') return ''
  const { prop, value, important } = node
  const text = `${prop}:${value}${important ? '!important' : ''};`
  return prop.startsWith('--') ? ({ uses }) => (uses(prop) ? text : '') : text
}

function rulePart(rule: Rule): Part {
  const selectors = rule.selectors.map((text) => ({ text, test: selectorTest(text) }))
  const body = partsOf(rule)
  return (page) => {
    const own = selectors.filter(({ test }) => test(page))
    const inside = own.length > 0 && body(page)
    return inside ? `${own.map(({ text }) => text).join(',')}{${withoutLastSemicolon(inside)}}` : ''
  }
}

function atRulePart(rule: AtRule): Part | string {
  const { name, params } = rule
  if (!rule.nodes) return `@${name} ${params};`
  const whole = rule.toString()
  if (name === 'font-face') return whole
  if (name === 'property' || name === 'keyframes') return ({ uses }) => (uses(params) ? whole : '')
  const body = partsOf(rule)
  return (page) => {
    const inside = body(page)
    return inside && `@${name} ${params}{${withoutLastSemicolon(inside)}}`
  }
}

const withoutLastSemicolon = (css: string) => css.replace(/;$/, '')
