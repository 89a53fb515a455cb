import { memo, useRef } from 'react'
import type { Entry } from '#app/admin/catalog/entries.ts'
import { pages } from '#app/admin/copy/pages.ts'
import { FormInPlace } from './form-in-place.tsx'
import { PageTextForm, type PageTextFormProps } from './page-text-form.tsx'
import type { Box } from './place-boxes.ts'
import { TextButton } from './text-button.tsx'
import type { TextPlace } from './text-places.ts'
import './page-texts.css'

interface PageTextsProps extends Pick<PageTextFormProps, 'onReset'> {
  places: readonly TextPlace[]
  boxes: readonly (Box | undefined)[]
  entries: ReadonlyMap<string, Entry>
  /** How large the page is shown. */
  scale: number
  /** The width at which it is shown, in pixels. */
  width: number
  openKey: string | undefined
  /** The place of the open text, if it was opened there. */
  openAt: number | undefined
  onOpen: (key: string | undefined, at?: number) => void
}

/** A button over each text that can be seen, in the order of the page, and the form over the text being edited. */
export function PageTexts(props: PageTextsProps) {
  const { places, boxes, entries, scale, width, openKey, openAt, onOpen, onReset } = props
  return (
    <ul className="page-texts" aria-label={pages.texts}>
      {places.map((place, at) => {
        const box = boxes[at]
        const entry = entries.get(place.keys[0] ?? '')
        if (!box || !entry) return null
        const open = at === openAt ? entries.get(openKey ?? '') : undefined
        return (
          <PageText
            // biome-ignore lint/suspicious/noArrayIndexKey: a place has no other name than its position on the page
            key={at}
            {...{ place, at, entry, open, scale, onOpen, onReset }}
            pageWidth={width * scale}
            left={box.left * scale}
            top={box.top * scale}
            width={box.width * scale}
            height={box.height * scale}
          />
        )
      })}
    </ul>
  )
}

interface PageTextProps extends Pick<PageTextsProps, 'scale' | 'onOpen' | 'onReset'>, Box {
  place: TextPlace
  at: number
  entry: Entry
  /** The text being edited here. */
  open: Entry | undefined
  /** The width of the page as shown, in pixels. */
  pageWidth: number
}

const PageText = memo(function PageText(props: PageTextProps) {
  const { place, at, entry, open, scale, pageWidth, onOpen, onReset, ...box } = props
  const button = useRef<HTMLButtonElement>(null)
  return (
    <li style={box} data-open={open ? '' : undefined}>
      <TextButton ref={button} entry={entry} onEdit={() => onOpen(entry.text.key, at)} />
      {open && (
        <FormInPlace place={place} {...{ scale, pageWidth }} left={box.left} width={box.width}>
          <PageTextForm
            entry={open}
            beside={place.keys}
            returnFocusTo={button}
            onOpen={(key) => onOpen(key, at)}
            onReset={onReset}
          />
        </FormInPlace>
      )}
    </li>
  )
})
