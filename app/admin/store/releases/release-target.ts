import { admin } from '#app/admin/copy/admin.ts'
import { releaseBar as texts } from '#app/admin/copy/release-bar.ts'
import { randomUuid } from '#app/admin/store/random-uuid.ts'
import type { ContentTarget } from '#app/admin/store/table/content-target.ts'
import { partsOf } from '#app/admin/store/table/request-parts.ts'
import { ConflictError, NoRowError, OutdatedError } from '#app/admin/store/table/write-errors.ts'
import type { ContentItem, PlannedChange } from '#content-sync/content-item.ts'
import type { ReleaseChange, ReleaseEdit } from '#content-sync/release.ts'
import type { ReleaseStore } from './release-store.ts'
import { toReleaseChanges } from './to-release-changes.ts'

interface ReleaseTargetOptions {
  /** The id of the release. */
  id: string
  store: ReleaseStore
  /** The items with the edits of the release. */
  getItems: () => readonly ContentItem[]
  /** The items without its edits. */
  getLive: () => readonly ContentItem[]
  /** Reads the live items again. */
  readLive: () => Promise<void>
  /** Returns the changes that would undo a changeset of the history. */
  changesToUndo: ContentTarget['changesToUndo']
}

/** Changes a release, which visitors do not see yet. */
export function createReleaseTarget(options: ReleaseTargetOptions): ContentTarget {
  const { id, store, getItems, getLive, readLive, changesToUndo } = options
  /** What undoes each changeset made here. The history records a release only once it is published. */
  const undoing = new Map<string, ReleaseChange[]>()

  return {
    isLive: false,
    getItems,
    read,
    async insert({ content_key: key, content_value: value }) {
      await change([{ key, base: null, value }])
    },
    async update({ content_key: key, updated_at: base }, value) {
      try {
        await change([{ key, base, value }])
      } catch (error) {
        throw error instanceof OutdatedError ? await whyNotReplaced(key, base) : error
      }
    },
    async remove(item) {
      const { content_key: key, updated_at: base } = item
      try {
        await change([{ key, base, value: null }])
        return item
      } catch (error) {
        throw error instanceof OutdatedError ? new NoRowError(admin.reasons.noRow) : error
      }
    },
    async restoreItem({ content_key: key, content_value: value }) {
      await change([{ key, base: null, value }])
    },
    async apply(changesetId, _reason, changes, progress = () => {}) {
      await applyAll(changesetId, toReleaseChanges(changes, getItems()), changes.length, progress)
    },
    async undo(changesetId) {
      // Taken now: if something else is chosen while the changes are looked up, getItems returns the items of that.
      const items = getItems()
      const edited = new Set(store.getState().edits?.map(({ content_key }) => content_key))
      const changes = undoing.get(changesetId) ?? toReleaseChanges(await changesToUndo(changesetId), items)
      if (!undoing.has(changesetId) && changes.some(({ key }) => edited.has(key)))
        throw new Error(texts.ownEdit)
      await applyAll(randomUuid(), changes, changes.length, () => {})
      undoing.delete(changesetId)
    },
    changesToUndo: async (changesetId): Promise<readonly PlannedChange[]> =>
      undoing.has(changesetId) ? [] : changesToUndo(changesetId),
    describe: ({ title, description }) => ({ title, description: `${description} ${texts.notLive}` }),
  }

  async function read() {
    await Promise.all([store.read(), readLive()])
  }

  function change(changes: readonly ReleaseChange[]) {
    return store.change(id, changes)
  }

  /** Why a version could not be replaced. */
  async function whyNotReplaced(key: string, base: string): Promise<Error> {
    await read()
    const theirs = getItems().find(({ content_key }) => content_key === key)
    return theirs && theirs.updated_at !== base
      ? new ConflictError(theirs)
      : new NoRowError(admin.reasons.noRow)
  }

  /** @throws the error, unless the changes were made and only the answer is lost */
  async function editsIfMade(changes: readonly ReleaseChange[], error: unknown) {
    if (error instanceof OutdatedError) throw error
    await read()
    // If something else has been chosen since, getItems returns the items of that.
    if (store.getState().chosen !== id) throw error
    const edits = store.getState().edits ?? []
    const edited = new Set(edits.map(({ content_key }) => content_key))
    const values = new Map(getItems().map((item) => [item.content_key, item.content_value]))
    const isMade = ({ key, value, remove }: ReleaseChange) =>
      remove ? !edited.has(key) : (values.get(key) ?? null) === value
    if (changes.every(isMade)) return edits
    throw error
  }

  async function applyAll(
    changesetId: string,
    changes: readonly ReleaseChange[],
    total: number,
    progress: (done: number) => void,
  ) {
    let done = 0
    // While a part is sent, something else may be chosen, whose edits the store has then.
    const before = store.getState().edits ?? []
    for (const part of partsOf(changes)) {
      const after = await change(part).catch((error) => editsIfMade(part, error))
      undoing.set(changesetId, [
        ...(undoing.get(changesetId) ?? []),
        ...inverse(part, before, after, getLive()),
      ])
      done += part.length
      progress(Math.min(done, total))
    }
  }
}

/** @returns the changes that give every key the edit that it had before */
function inverse(
  changes: readonly ReleaseChange[],
  before: readonly ReleaseEdit[],
  after: readonly ReleaseEdit[],
  liveItems: readonly ContentItem[],
): ReleaseChange[] {
  const was = new Map(before.map((edit) => [edit.content_key, edit]))
  const is = new Map(after.map((edit) => [edit.content_key, edit]))
  const liveByKey = new Map(liveItems.map((item) => [item.content_key, item]))
  return changes.map(({ key }) => {
    const edit = is.get(key)
    const live = liveByKey.get(key)?.updated_at ?? null
    const base = edit ? (edit.content_value === null ? null : edit.updated_at) : live
    const earlier = was.get(key)
    return earlier ? { key, base, value: earlier.content_value } : { key, base, remove: true }
  })
}
