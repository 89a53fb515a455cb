import type { ReactNode } from 'react'

interface CardTitleProps {
  title: string
  /** Its link. If it is empty, the card shows the coming-soon notice. */
  href: string
}

/** A block that can be pressed as a whole: its only control, the title (`CardTitle`), is stretched over it. */
export function Card({ className = '', children }: { className?: string; children: ReactNode }) {
  return <article className={`card ${className}`}>{children}</article>
}

/**
 * The title of a card, which is also its control. This keeps the control's name short, and the rest is read as text.
 */
export function CardTitle({ title, href }: CardTitleProps) {
  return (
    <h3 className="card-title">
      {href ? (
        <a className="card-control" href={href}>
          {title}
        </a>
      ) : (
        <button type="button" className="card-control" data-notice="comingSoon">
          {title}
        </button>
      )}
    </h3>
  )
}
