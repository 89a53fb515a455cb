import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import type { TextPlace } from '#app/admin/page-frame/text-places.ts'
import { type FieldType, fieldTypeOf } from './field-type.ts'
import './form-in-place.css'

interface FormInPlaceProps {
  place: TextPlace
  /** How large the page is shown. */
  scale: number
  /** The width of the page as shown, in pixels. */
  pageWidth: number
  /** Where the text begins, and how wide it is, in pixels. */
  left: number
  width: number
  children: ReactNode
}

/** The width of the form and of its field. */
const maxWidthPx = 560
const minFieldWidthPx = 120
/** The padding and border of the field on both sides together. */
const fieldEdgesPx = 14

/** A form whose field lies over its text, in the type of the text. The rest of the form is below the field. */
export function FormInPlace({ place, scale, pageWidth, left, width, children }: FormInPlaceProps) {
  const { style, room, leading } = useFieldType(place, scale, left, width)
  const total = Math.min(maxWidthPx, pageWidth)
  // The form stays on the page, also at its right edge.
  const shift = Math.min(0, pageWidth - total - left)
  const least = Math.max(width + fieldEdgesPx, minFieldWidthPx)
  const type = Object.entries(style).map(([name, value]) => [`--text-${name}`, value])
  return (
    <div
      className="form-in-place"
      style={
        {
          ...Object.fromEntries(type),
          '--form-shift': `${shift}px`,
          '--form-width': `${total}px`,
          '--field-shift': `${Math.min(-shift, pageWidth - least - left - shift)}px`,
          '--field-least': `${least}px`,
          '--field-most': `${Math.max(room * scale + fieldEdgesPx, least)}px`,
          '--field-leading': `${leading}px`,
        } as CSSProperties
      }
    >
      {children}
    </div>
  )
}

/** Returns the type of a text, again whenever its page is shown in another width or theme. */
function useFieldType(place: TextPlace, scale: number, left: number, width: number): FieldType {
  const [type, setType] = useState(() => fieldTypeOf(place, scale))
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another width, the text is elsewhere, too
  useEffect(() => {
    const { node } = place
    const read = () => node.isConnected && setType(fieldTypeOf(place, scale))
    read()
    const observer = new MutationObserver(read)
    observer.observe(node.ownerDocument.documentElement, { attributeFilter: ['data-theme'] })
    return () => observer.disconnect()
  }, [place, scale, left, width])
  return type
}
