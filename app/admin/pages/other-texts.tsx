import { useRef } from 'react'
import type { Entry } from '#app/admin/catalog/entries.ts'
import { pages } from '#app/admin/copy/pages.ts'
import { errorPage } from '#content/keys/marked-texts.ts'
import { PageTextForm, type PageTextFormProps } from './page-text-form.tsx'
import { TextButton } from './text-button.tsx'
import './other-texts.css'

interface OtherTextsProps extends Pick<PageTextFormProps, 'onOpen' | 'onReset'> {
  id: string
  /** The path of the page. */
  path: string
  /** The texts of the page that cannot be seen on it. */
  entries: readonly Entry[]
  openKey: string | undefined
}

const words = pages.others

/** The texts of a page that have no place to be seen, such as its title for search engines. */
export function OtherTexts({ id, path, entries, ...rest }: OtherTextsProps) {
  const groups = Map.groupBy(entries, ({ text }) => {
    const isOwn = (text.page ?? errorPage) === path && !/^(chrome|company)\.(?!errors\.)/.test(text.key)
    return isOwn ? words.page : words.site
  })
  return (
    <section id={id} className="other-texts" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{words.title}</h3>
      <p>{entries.length > 0 ? words.about : words.none}</p>
      {[words.page, words.site].map((title) => {
        const own = groups.get(title)
        return (
          own && (
            <div key={title}>
              <h4>{title}</h4>
              <ul>
                {own.map((entry) => (
                  <OtherText key={entry.text.key} entry={entry} {...rest} />
                ))}
              </ul>
            </div>
          )
        )
      })}
    </section>
  )
}

function OtherText({
  entry,
  openKey,
  onOpen,
  onReset,
}: Pick<OtherTextsProps, 'openKey' | 'onOpen' | 'onReset'> & { entry: Entry }) {
  const button = useRef<HTMLButtonElement>(null)
  const { key } = entry.text
  return (
    <li>
      <TextButton ref={button} entry={entry} written onEdit={() => onOpen(key)} />
      {key === openKey && (
        <PageTextForm entry={entry} beside={[]} returnFocusTo={button} onOpen={onOpen} onReset={onReset} />
      )}
    </li>
  )
}
