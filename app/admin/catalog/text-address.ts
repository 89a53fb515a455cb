import { addressOf } from '#app/admin/navigation/address.ts'
import { errorPagePath } from '#content/addresses/editable-pages.ts'
import type { SiteText } from '#content/keys/labels.ts'

/** Returns the path in the panel of a page that shows a text. */
export const pathOfText = ({ page = errorPagePath }: SiteText): string => page

/** Returns the address in the panel of a text in its place on the page. */
export const addressOfText = (text: SiteText): string =>
  addressOf('pages', { path: pathOfText(text), text: text.key })

/** Returns the address in the panel of an entry in its list. */
export const addressOfEntry = (entryKey: string): string => addressOf('lists', { entry: entryKey })
