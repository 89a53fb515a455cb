// What a list has to be after the changes that the server has accepted, in their order.
import { isDeepStrictEqual } from 'node:util'

const acts = ['add', 'hide', 'show', 'moveUp', 'moveDown'] as const
export const listActs: readonly ListAct[] = acts
export type ListAct = (typeof acts)[number]

export interface ListEdit {
  act: ListAct
  id: string
}

interface State {
  ids: readonly string[]
  hidden: ReadonlySet<string>
}

export class ListModel {
  /** What was done, for the message of a test that fails. */
  readonly done: string[] = []
  #state: State
  /** What the list was before each changeset, by its id. */
  readonly #before = new Map<string, State>()

  constructor(ids: readonly string[]) {
    this.#state = { ids, hidden: new Set() }
  }

  get ids(): readonly string[] {
    return this.#state.ids
  }

  /** The lines of its text. */
  get lines(): string[] {
    const { ids, hidden } = this.#state
    return ids.map((id) => (hidden.has(id) ? `# ${id}` : id))
  }

  /** Its lines as the view orders them: hidden entries last. */
  get linesInView(): string[] {
    return this.lines.toSorted((a, b) => Number(a.startsWith('#')) - Number(b.startsWith('#')))
  }

  /** Whether a change would change nothing. */
  isAlreadyMade(edit: ListEdit): boolean {
    return isDeepStrictEqual(after(this.#state, edit), this.#state)
  }

  /** The server has accepted a changeset. */
  take(changeset: string, edit: ListEdit): void {
    this.#before.set(changeset, this.#state)
    this.#state = after(this.#state, edit)
    this.done.push(`${edit.act} ${edit.id}`)
  }

  /** The server has undone a changeset. It does so only if nothing of it was changed since. */
  undo(changeset: string): void {
    const before = this.#before.get(changeset)
    if (!before) return
    this.#state = before
    this.done.push('undo')
  }
}

function after({ ids, hidden }: State, { act, id }: ListEdit): State {
  switch (act) {
    case 'add':
      return { ids: [...ids, id], hidden }
    case 'hide':
      return { ids, hidden: new Set([...hidden, id]) }
    case 'show':
      return { ids, hidden: new Set([...hidden].filter((each) => each !== id)) }
    default: {
      const by = act === 'moveUp' ? -1 : 1
      let to = ids.indexOf(id) + by
      while (hidden.has(ids[to] ?? '')) to += by
      if (hidden.has(id) || to < 0 || to >= ids.length) return { ids, hidden }
      return { ids: ids.filter((each) => each !== id).toSpliced(to, 0, id), hidden }
    }
  }
}
