// The lists whose entries can be added, hidden, moved and copied in the panel, by key. To add one, write a line here, and
// beside the list a function that returns a new entry.
import { newPosition } from './careers.ts'
import { newQuestion } from './contact.ts'

/**
 * Returns a new entry of a list. Its texts are the defaults of the entry, like those of the entries in `content/`.
 * @param name the id in words, as in "Analog designer"
 */
export type NewEntry = (name: string) => object

export const lists: Readonly<Record<string, NewEntry>> = {
  'careers.positions': newPosition,
  'contact.faq.entries': newQuestion,
}
