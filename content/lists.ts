// The lists whose entries can be added, hidden, moved and duplicated in the panel, by key. To add one, write a line here, and
// beside the list a function that returns a new entry.
import { newEvent, newValue } from './about.ts'
import { newPoint, newPosition } from './careers.ts'
import { newExecutive, newOffice } from './company.ts'
import { newQuestion } from './contact.ts'

export interface ListSchema {
  /** What the panel calls an entry: "Add a position". */
  one: string
  /**
   * Returns a new entry. Its texts are the defaults of the entry, like those of the entries in `content/`.
   * @param name the id in words, as in "Analog designer"
   */
  newEntry: (name: string) => object
}

export const lists: Readonly<Record<string, ListSchema>> = {
  'about.history.entries': { one: 'event', newEntry: newEvent },
  'about.leadership.team': { one: 'executive', newEntry: newExecutive },
  'about.values': { one: 'company value', newEntry: newValue },
  'careers.benefits': { one: 'benefit', newEntry: newPoint },
  'careers.positions': { one: 'position', newEntry: newPosition },
  'careers.culture': { one: 'culture point', newEntry: newPoint },
  'contact.faq.entries': { one: 'question', newEntry: newQuestion },
  'locations.offices': { one: 'office', newEntry: newOffice },
}
