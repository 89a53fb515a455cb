// Checks the prose of the site, the panel and the documents: spelling, words with a better one, repeated words and sentences of more
// than 30 words. Words that the dictionary lacks are in vocabulary.txt, words not to use in words-not-to-use.json.
import { readFileSync } from 'node:fs'
import dictionary from 'dictionary-en'
import type { Root } from 'nlcst'
import { search } from 'nlcst-search'
import { toString as textOf } from 'nlcst-to-string'
import retextEnglish from 'retext-english'
import retextRepeatedWords from 'retext-repeated-words'
import retextSpell from 'retext-spell'
import { type Plugin, unified } from 'unified'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import { type Prose, readProse } from './prose-texts.ts'
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

/** @param words what to say instead, by the word or phrase not to use */
const plainWords: Plugin<[Record<string, string>], Root> = (words) => (tree, file) =>
  search(tree, Object.keys(words), (nodes, _index, _parent, phrase) => {
    file.message(`“${textOf(nodes)}”: say ${words[phrase]}`, nodes[0])
  })

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

let found = 0
for (const { place, text, kind } of await readProse()) {
  const file = new VFile(text)
  await checkers[kind].run(checkers[kind].parse(file), file)
  const problems = [...file.messages.map(({ reason }) => reason), ...longSentences(text)]
  for (const problem of problems) console.error(`${place}: ${problem}`)
  found += problems.length
}
if (found > 0)
  console.error(`${found} places to mend. If a word is right, add it to tests/linter/vocabulary.txt.`)
process.exitCode = found > 0 ? 1 : 0
