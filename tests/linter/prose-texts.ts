// What the prose check reads: the site's own texts, the panel's words, and all documents.
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { toString as textOf } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { site } from '../../content/default-content.ts'
import { listKeys } from '../../content/keys/site-texts.ts'

export interface Prose {
  /** Where the text is: a content key, a path in the panel's copy, or a line of a document. */
  place: string
  text: string
  kind: 'site' | 'panel' | 'document'
}

type TextWithParameters = (...parameters: unknown[]) => unknown

const markdown = unified().use(remarkParse).use(remarkGfm)
const root = new URL('../../', import.meta.url)

export async function readProse(): Promise<Prose[]> {
  return [...siteTexts(), ...(await panelTexts()), ...documents()]
}

const siteTexts = (): Prose[] =>
  listKeys(site)
    .filter(({ kind }) => kind !== 'href' && kind !== 'fact')
    .map(({ key, value }) => ({ place: key, text: value, kind: 'site' }))

async function panelTexts(): Promise<Prose[]> {
  const files = globSync(['app/admin/copy/*.ts', 'content/keys/label-words.ts'], { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  )
  const modules = await Promise.all(files.map((file) => import(new URL(file, root).href)))
  return modules.flatMap((module) => textsIn(module, '')).map((text) => ({ ...text, kind: 'panel' }))
}

function textsIn(value: unknown, place: string): Omit<Prose, 'kind'>[] {
  if (typeof value === 'string') return [{ place, text: value }]
  if (typeof value === 'function') return textsIn(filledIn(value as TextWithParameters), place)
  return Object.entries(value ?? {}).flatMap(([name, part]) =>
    textsIn(part, place ? `${place}.${name}` : name),
  )
}

/** What a text with parameters says: they are given as a numeral, or as a list that also has any property. */
function filledIn(textOf: TextWithParameters): unknown {
  try {
    return textOf('2', '2', '2')
  } catch {
    return textOf(anything, anything, anything)
  }
}

const anything = new Proxy(['one', 'two'], {
  get: (list, name) => (name in list ? Reflect.get(list, name) : '2'),
})

/** Paragraphs, headings, list items and cells of tables, with a name in place of code and of quoted test titles. */
function documents(): Prose[] {
  const files = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  return files
    .trim()
    .split('\n')
    .flatMap((file) => {
      const prose: Prose[] = []
      visit(markdown.parse(readFileSync(new URL(file, root))), (node) => {
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
}
