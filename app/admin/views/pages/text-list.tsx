import { memo, useCallback, useRef } from 'react'
import { pathOfText } from '#app/admin/catalog/text-address.ts'
import type { TextState } from '#app/admin/catalog/text-states.ts'
import { pages } from '#app/admin/copy/pages.ts'
import { groupNames } from '#content/keys/label-words.ts'
import { PageTextForm, type PageTextFormProps } from './stage/form/page-text-form.tsx'
import { TextButton } from './stage/form/text-button.tsx'
import './text-list.css'

interface TextListProps extends Pick<PageTextFormProps, 'onOpen'> {
  id: string
  /** The path of the page. */
  path: string
  /** The texts of the page. */
  textStates: readonly TextState[]
  /** The keys of the texts that are visible on it; none until that is known. */
  seen: ReadonlySet<string>
  openKey: string | undefined
}

const words = pages.list
const nothing: readonly TextState[] = []

/** All texts of a page. Those that cannot be seen on it, such as its title for search engines, are edited here. */
export function TextList({ id, path, textStates, seen, openKey, onOpen }: TextListProps) {
  const groups = Map.groupBy(textStates, ({ text }) => {
    if (seen.has(text.key)) return words.seen
    const isOwn = pathOfText(text) === path && text.pageName !== groupNames.everyPage
    return isOwn ? words.unseen : words.shared
  })
  return (
    <section id={id} className="text-list" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{words.title}</h3>
      {[words.unseen, words.shared, words.seen].map((title) => {
        const own = groups.get(title)
        return (
          own && (
            <div key={title}>
              <h4>
                {title} <span className="count">{own.length}</span>
              </h4>
              <ul>
                {own.map((textState) => (
                  <ListedText
                    key={textState.text.key}
                    textState={textState}
                    open={seen.size > 0 && textState.text.key === openKey && !seen.has(textState.text.key)}
                    onOpen={onOpen}
                  />
                ))}
              </ul>
            </div>
          )
        )
      })}
    </section>
  )
}

interface ListedTextProps extends Pick<PageTextFormProps, 'onOpen'> {
  textState: TextState
  /** Whether it is edited here. */
  open: boolean
}

/** Only the rows of the text that is opened, and of the one before it, are rendered again. */
const ListedText = memo(function ListedText({ textState, open, onOpen }: ListedTextProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { key } = textState.text
  const passFocus = useCallback(
    (row: HTMLElement | null) => () => {
      // Once the text is visible on the page, its row is in another group, and its form is on the page.
      const focused = document.activeElement
      if (row?.contains(focused))
        queueMicrotask(() => (isField(focused) && focusForm(focused)) || focusRow(key))
    },
    [key],
  )
  return (
    <li ref={passFocus} data-text={key}>
      <TextButton ref={button} textState={textState} written onEdit={() => onOpen(key)} />
      {open && <PageTextForm textState={textState} beside={nothing} returnFocusTo={button} onOpen={onOpen} />}
    </li>
  )
})

const isField = (element: Element | null) =>
  element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement

/**
 * Moves the focus to the form on the page, with the caret where it was in the form that has gone.
 * @returns false if the page has no form, as while links are followed
 */
function focusForm({ selectionStart, selectionEnd }: HTMLTextAreaElement | HTMLInputElement): boolean {
  const field = document.querySelector('.form-in-place :is(textarea, input)')
  if (!isField(field)) return false
  field.focus()
  field.setSelectionRange(selectionStart, selectionEnd)
  return true
}

function focusRow(key: string) {
  const row = document.querySelector(`.text-list [data-text="${CSS.escape(key)}"]`)
  row?.querySelector('button')?.focus({ preventScroll: true })
}
