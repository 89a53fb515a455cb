import type { Card } from '#content/cards/card.ts'

/** What has to be drawn. */
export interface DrawingOrder {
  card: Card
  /** The file of the card with the default texts. */
  picture: string
  /** The files of the font, with the first and the last character of each of their ranges. */
  fonts: readonly { file: string; ranges: [number, number][] }[]
}
