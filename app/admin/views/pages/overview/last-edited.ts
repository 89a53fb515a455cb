import type { TextState } from '#app/admin/catalog/text-states.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { microseconds } from '#content-sync/microseconds.ts'

interface EditedText extends TextState {
  item: ContentItem
}

const isEdited = (textState: TextState): textState is EditedText => textState.item !== undefined

/** Returns the texts that were edited last, newest first. Those edited at the same time keep their order. */
export const lastEdited = (textStates: readonly TextState[], limit: number): EditedText[] =>
  textStates
    .filter(isEdited)
    .map((textState) => ({ textState, time: microseconds(textState.item.updated_at) }))
    // Not by subtraction: times may be infinite.
    .sort((one, other) => Number(other.time > one.time) - Number(other.time < one.time))
    .slice(0, limit)
    .map(({ textState }) => textState)
