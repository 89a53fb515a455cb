import { memo, useRef } from 'react'
import type { TextState } from '#app/admin/catalog/text-states.ts'
import { pages } from '#app/admin/copy/pages.ts'
import { passFocusToNeighbor } from '#app/admin/ui/pass-focus.ts'
import { PageTextForm } from './form/page-text-form.tsx'
import { TextButton } from './form/text-button.tsx'
import { FormInPlace } from './form-in-place.tsx'
import type { Box } from './place-boxes.ts'
import type { ShownPlace } from './shown-places.ts'
import './page-texts.css'

interface PageTextsProps {
  shown: readonly ShownPlace[]
  textStates: ReadonlyMap<string, TextState>
  /** How large the page is shown. */
  scale: number
  /** The width at which it is shown, in pixels. */
  width: number
  openKey: string | undefined
  /** The place of the text being edited. */
  openId: string | undefined
  onOpen: (key: string | undefined, id?: string) => void
}

/** A button over each text that can be seen, in the order of the page, and the form over the text being edited. */
export function PageTexts({ shown, textStates, scale, width, openKey, openId, onOpen }: PageTextsProps) {
  return (
    <ul className="page-texts" aria-label={pages.texts}>
      {shown.map(({ id, place, box, keys }) => {
        const textState = textStates.get(keys[0] ?? '')
        return (
          textState && (
            <PageText
              key={id}
              {...{ place, id, textState, scale, onOpen }}
              open={id === openId ? textStates.get(openKey ?? '') : undefined}
              beside={id === openId ? keys.flatMap((key) => textStates.get(key) ?? []) : nothing}
              pageWidth={width * scale}
              left={box.left * scale}
              top={box.top * scale}
              width={box.width * scale}
              height={box.height * scale}
            />
          )
        )
      })}
    </ul>
  )
}

const nothing: readonly TextState[] = []

interface PageTextProps
  extends Pick<PageTextsProps, 'scale' | 'onOpen'>,
    Pick<ShownPlace, 'id' | 'place'>,
    Box {
  textState: TextState
  /** The text being edited here. */
  open: TextState | undefined
  /** All texts that can be edited here, while one of them is. */
  beside: readonly TextState[]
  /** The width of the page as shown, in pixels. */
  pageWidth: number
}

const PageText = memo(function PageText(props: PageTextProps) {
  const { place, id, textState, open, beside, scale, pageWidth, onOpen, ...box } = props
  const button = useRef<HTMLButtonElement>(null)
  return (
    <li
      ref={passFocusToNeighbor}
      style={{ ...box, zIndex: open ? undefined : levelOf(box) }}
      data-open={open ? '' : undefined}
    >
      <TextButton
        ref={button}
        textState={textState}
        // It cannot be seen behind its form.
        tabIndex={open && -1}
        onEdit={() => onOpen(textState.text.key, id)}
      />
      {open && (
        <FormInPlace place={place} {...{ scale, pageWidth }} left={box.left} width={box.width}>
          <PageTextForm
            textState={open}
            beside={beside}
            returnFocusTo={button}
            onOpen={(key) => onOpen(key, id)}
          />
        </FormInPlace>
      )}
    </li>
  )
})

/** A smaller text is in front: one of two lines has a box that also covers what is beside it on these lines. */
const levelOf = ({ width, height }: Box) => 64 - Math.round(2 * Math.log2(width * height + 1))
