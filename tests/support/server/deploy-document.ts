// The blocks of code in docs/deploy.md, each with what is said under it.
import { readFileSync } from 'node:fs'

interface Block {
  language: string
  code: string
  /** The paragraph behind it. */
  said: string
}

export function blocksOf(document: string): Block[] {
  const blocks = document.matchAll(/^```(\w*)\n([\s\S]*?)^```\n\n?((?:.+\n)*)/gm)
  return Array.from(blocks, ([, language = '', code = '', said = '']) => ({ language, code, said }))
}

export const deployDocument = readFileSync(new URL('../../../docs/deploy.md', import.meta.url), 'utf8')

/** @returns the only block of a language */
export function blockOf(language: string): string {
  const [block, ...others] = blocksOf(deployDocument).filter((each) => each.language === language)
  if (!block || others.length > 0) throw new Error(`There is not one block of ${language}`)
  return block.code
}
