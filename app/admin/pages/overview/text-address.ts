import { addressOf } from '#app/admin/address.ts'
import type { SiteText } from '#app/admin/catalog/site-text.ts'
import { errorPage } from '#content/keys/marked-texts.ts'

/** Returns the address in the panel of a text in its place on the page. */
export const addressOfText = ({ page = errorPage, key }: SiteText): string =>
  addressOf('pages', { path: page, text: key })
