// The rules of the prose check: spelling, words with a better one, repeated words and sentences of more than 30 words. Words that the
// dictionary lacks are in vocabulary.txt, words not to use in words-not-to-use.json.
import { readFileSync } from 'node:fs'
import dictionary from 'dictionary-en'
import type { Root, Word } from 'nlcst'
import { toString as textOf } from 'nlcst-to-string'
import retextEnglish from 'retext-english'
import retextRepeatedWords from 'retext-repeated-words'
import retextSpell from 'retext-spell'
import { type Plugin, unified } from 'unified'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import type { Prose } from './prose-texts.ts'
import wordsNotToUse from './words-not-to-use.json' with { type: 'json' }

const maxWords = 30
const personal = readFileSync(new URL('vocabulary.txt', import.meta.url), 'utf8')

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Sentences that are too long to be understood at the first reading. */
const longSentences = (text: string) =>
  [...sentences.segment(text)]
    .map(({ segment }) => ({ segment, words: segment.trim().split(/\s+/).length }))
    .filter(({ words }) => words > maxWords)
    .map(({ segment, words }) => `${words} words in a sentence: ${segment}`)

/** What the forms of a regular word have in common: “merg” for merge, merges, merged and merging. */
const stemOf = (word: string) =>
  word.length < 4
    ? word.toLowerCase()
    : word
        .toLowerCase()
        .replace(/ies$/, 'y')
        .replace(/(es|s|ed|ing)$/, '')
        .replace(/([^aeiou])\1$/, '$1')
        .replace(/e$/, '')

/** @param words what to say instead, by the word or phrase not to use, in any of its forms */
const plainWords: Plugin<[Record<string, string>], Root> = (words) => {
  const phrases = Object.entries(words).map(([phrase, better]) => ({
    stems: phrase.split(' ').map(stemOf),
    better,
  }))
  return (tree, file) =>
    visit(tree, 'SentenceNode', (sentence) => {
      const nodes = sentence.children.filter((node): node is Word => node.type === 'WordNode')
      // The parser takes “id.” for an abbreviation.
      const found = nodes.map((word) => textOf(word).replace(/\.$/, ''))
      const stems = found.map(stemOf)
      for (const { stems: phrase, better } of phrases)
        for (const at of stems.keys()) {
          const said = found.slice(at, at + phrase.length).join(' ')
          if (said !== better && phrase.every((stem, n) => stem === stems[at + n]))
            file.message(`“${said}”: say ${better}`, nodes[at])
        }
    })
}

/** Names such as UVM, PCIe or LinkedIn are not in a dictionary: words with a capital after their first letter, or with digits or signs, are not spelled. */
const skipNames: Plugin<[], Root> = () => (tree) =>
  visit(tree, 'WordNode', (word, index, parent) => {
    const value = textOf(word)
    if (/.[A-Z]|[\d.@_/]/.test(value) && parent && index !== undefined)
      parent.children[index] = { type: 'SourceNode', value }
  })

const checker = (kind: Prose['kind']) =>
  unified()
    .use(retextEnglish)
    .use(retextRepeatedWords)
    .use(plainWords, { ...wordsNotToUse.everywhere, ...(kind === 'panel' && wordsNotToUse.panel) })
    .use(skipNames)
    // To find what could be meant takes the dictionary a second for each word.
    .use(retextSpell, { dictionary, personal, max: 0 })

const checkers = { site: checker('site'), panel: checker('panel'), document: checker('document') }

/** Returns what is wrong with a text. */
export async function problemsIn({ text, kind }: Pick<Prose, 'text' | 'kind'>): Promise<string[]> {
  const file = new VFile(text)
  await checkers[kind].run(checkers[kind].parse(file), file)
  return [...file.messages.map(({ reason }) => reason), ...longSentences(text)]
}
