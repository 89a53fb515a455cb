import type { ReactNode } from 'react'

interface CardTitleProps {
  title: string
  /** Where it leads; empty while that is not built: the card then shows the coming-soon notice. */
  href: string
}

/** A block that is pressed as a whole: its title (`CardTitle`), the one control in it, is stretched over it. */
export function Card({ className = '', children }: { className?: string; children: ReactNode }) {
  return <article className={`card ${className}`}>{children}</article>
}

/** The title of a card and its control in one, so that the control's name is short and the rest is read as text. */
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
