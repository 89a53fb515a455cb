import { useDrafts } from './draft-context.ts'

/** Returns the key of the recoverable draft that was chosen above the views, to be shown where it can be restored. */
export const useRevealedKey = (): string | undefined =>
  useDrafts(({ recoverable, revealed }) => recoverable.find(({ name }) => name === revealed)?.key)
