import { type ButtonTone, buttonClass } from './button.tsx'

interface ActionButtonProps {
  action: { label: string; href: string }
  tone?: ButtonTone
  className?: string
}

/** An action of the content: a link if it has one, otherwise a button that shows its coming-soon notice. */
export function ActionButton({ action: { label, href }, tone, className = '' }: ActionButtonProps) {
  const classes = `${buttonClass(tone)} ${className}`
  if (href) {
    return (
      <a className={classes} href={href}>
        {label}
      </a>
    )
  }
  return (
    <button type="button" className={classes} data-notice="comingSoon">
      {label}
    </button>
  )
}
