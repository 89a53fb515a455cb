// The code blocks in docs/deploy.md, each with the paragraph that follows it.
import { readDocument } from './named-tests.ts'

interface Block {
  language: string
  code: string
  /** The paragraph that follows the block. */
  said: string
}

export function blocksOf(document: string): Block[] {
  const blocks = document.matchAll(/^```(\w*)\n([\s\S]*?)^```\n\n?((?:.+\n)*)/gm)
  return Array.from(blocks, ([, language = '', code = '', said = '']) => ({ language, code, said }))
}

export const deployDocument = readDocument('docs/deploy.md')

/**
 * @returns the only block in a language
 * @throws if there is not exactly one
 */
export function blockOf(language: string): string {
  const [block, ...others] = blocksOf(deployDocument).filter((each) => each.language === language)
  if (!block || others.length > 0) throw new Error(`Expected exactly one block in ${language}`)
  return block.code
}
