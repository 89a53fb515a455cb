import type { ComponentProps } from 'react'

export type ButtonTone = 'copper' | 'outline' | 'danger'

/** Returns the classes of anything that looks like a button, including links. */
export const buttonClass = (tone: ButtonTone = 'copper') => `button button-${tone}`

export function Button({ tone, className = '', ...rest }: ComponentProps<'button'> & { tone?: ButtonTone }) {
  return <button type="button" className={`${buttonClass(tone)} ${className}`} {...rest} />
}
