// What the prose check reads: the site's own texts, names in its figures, the panel's words, and all documents.
import { globSync, readFileSync } from 'node:fs'
import { toString as textOf } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { site } from '../../content/default-content.ts'
import { listKeys } from '../../content/keys/site-texts.ts'
import { sourceFiles } from './source-files.ts'

export interface Prose {
  /** Where the text is: a content key, a path in the panel's copy, the file of a figure, or a line of a document. */
  place: string
  text: string
  kind: 'site' | 'panel' | 'document'
}

type TextWithParameters = (...parameters: unknown[]) => unknown

const markdown = unified().use(remarkParse).use(remarkGfm)
const root = new URL('../../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')

export async function readProse(): Promise<Prose[]> {
  return [...siteTexts(), ...figureTexts(), ...(await panelTexts()), ...documents()]
}

const siteTexts = (): Prose[] =>
  listKeys(site)
    .filter(({ kind }) => kind !== 'href' && kind !== 'fact')
    .map(({ key, value }) => ({ place: key, text: value, kind: 'site' }))

/** The names of facts, marks, axes and blocks. Figures have JSX, so they are read as text. */
const figureTexts = (): Prose[] =>
  globSync('app/figures/**/*.{ts,tsx}', { cwd: root }).flatMap((file) => {
    const names = read(file).matchAll(/\b(?:name|label|title|value|alt): '([^']+)'/g)
    return [...names].map(([, text = '']) => ({ place: file, text, kind: 'site' as const }))
  })

async function panelTexts(): Promise<Prose[]> {
  const files = globSync(['app/admin/copy/*.ts', 'content/keys/label-words.ts'], { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  )
  const modules = await Promise.all(files.map((file) => import(new URL(file, root).href)))
  return modules.flatMap((module) => textsIn(module, '')).map((text) => ({ ...text, kind: 'panel' }))
}

/** Returns the texts of a part of the panel's copy, those of functions with several parameters. */
export function textsIn(value: unknown, place: string): Omit<Prose, 'kind'>[] {
  if (typeof value === 'string') return [{ place, text: value }]
  if (typeof value === 'function') {
    const texts = filledIn(value as TextWithParameters).flatMap((text) => textsIn(text, place))
    return [...new Map(texts.map((each) => [each.text, each])).values()]
  }
  return Object.entries(value ?? {}).flatMap(([name, part]) =>
    textsIn(part, place ? `${place}.${name}` : name),
  )
}

/** Several things, one, none, something missing, and a list that also has any property. */
const parameters = ['2', 1, 0, undefined, ['Home'], withAnyProperty(['one', 'two']), withAnyProperty([])]

/** What a text with parameters says. Not every text takes each of these. */
function filledIn(textOf: TextWithParameters): unknown[] {
  const texts = parameters.flatMap((each) => {
    try {
      return [textOf(each, each, each)]
    } catch {
      return []
    }
  })
  if (texts.length === 0) throw new Error(`None of the parameters fits ${textOf}`)
  return texts
}

function withAnyProperty(list: string[]): unknown {
  return new Proxy(list, { get: (target, name) => (name in target ? Reflect.get(target, name) : '2') })
}

/** Paragraphs, headings, list items and cells of tables, with a name in place of code and of quoted test titles. */
const documents = (): Prose[] =>
  sourceFiles('*.md').flatMap((file) => {
    const prose: Prose[] = []
    visit(markdown.parse(read(file)), (node) => {
      if (!['paragraph', 'heading', 'tableCell'].includes(node.type)) return
      visit(node, 'inlineCode', (code) => {
        code.value = 'Code'
      })
      const place = `${file}:${node.position?.start.line}`
      prose.push({
        place,
        text: textOf(node)
          .replaceAll('\n', ' ')
          .replaceAll(/“[^”]*”/g, 'Title'),
        kind: 'document',
      })
    })
    return prose
  })

/** Returns the lines of code with a word that is spelled differently in the United States. */
export const britishCode = (): string[] =>
  sourceFiles('*.ts', '*.tsx', '*.css', '*.sql', '*.mjs', ':!tests/linter').flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, n) => {
        const [word] = line.match(british) ?? []
        return word ? `${file}:${n + 1}: “${word}” is not the spelling of the United States` : []
      }),
  )

const british =
  /neighbour|colour|centre|behaviour|favour|licence|catalogue|dialled|cancelled|labelled(?!by)|hand-over/i
