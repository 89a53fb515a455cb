import type { ReactNode } from 'react'
import { Paragraph } from '#app/ui/paragraph.tsx'

interface ClosingProps {
  title: string
  text: string
  /** The buttons; the trace ends in the first one. */
  children: ReactNode
}

/** The end of a page: the trace comes in on the left rail and ends in the main button. */
export function Closing({ title, text, children }: ClosingProps) {
  return (
    <section className="traced closing" aria-labelledby="closing-title">
      <span className="flyback" />
      <span className="trace-in" />
      <div className="closing-text">
        <h2 id="closing-title">{title}</h2>
        <Paragraph>{text}</Paragraph>
      </div>
      <div className="closing-buttons">{children}</div>
    </section>
  )
}
