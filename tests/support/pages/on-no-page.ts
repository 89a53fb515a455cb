import type { DefaultText } from '#content/keys/overrides.ts'
import { redirectsKey } from '#content/redirects/redirect-lines.ts'

/**
 * Whether no page says a text: facts are drawn or read by programs, redirects only lead elsewhere, and a service without a
 * figure does not describe one.
 */
export const isOnNoPage = ({ key, kind, value }: DefaultText): boolean =>
  kind === 'fact' || key === redirectsKey || (value === '' && /\.(imageAlt|caption)$/.test(key))
