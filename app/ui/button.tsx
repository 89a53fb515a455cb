import type { ComponentProps } from 'react'

export type ButtonTone = 'copper' | 'outline' | 'quiet' | 'danger'

const shared =
  'inline-flex min-h-[44px] items-center justify-center rounded-control px-5 py-1.5 text-center text-small font-[500] leading-tight transition-colors duration-(--fast) disabled:cursor-default disabled:opacity-60'

const tones: Record<ButtonTone, string> = {
  // The border becomes visible in forced-colors mode.
  copper: 'border border-transparent bg-copper text-on-copper hover:bg-copper-hover',
  outline: 'border border-device text-ink hover:border-ink',
  quiet: 'text-copper hover:text-copper-hover hover:underline underline-offset-4',
  danger: 'border border-danger text-danger hover:bg-danger hover:text-panel',
}

/** Returns the classes of anything that looks like a button, including links. */
export const buttonClass = (tone: ButtonTone = 'copper') => `${shared} ${tones[tone]}`

export function Button({ tone, className = '', ...rest }: ComponentProps<'button'> & { tone?: ButtonTone }) {
  return <button type="button" className={`${buttonClass(tone)} ${className}`} {...rest} />
}
