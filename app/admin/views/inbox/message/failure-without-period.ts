import { withoutPeriod } from '#app/admin/copy/wording.ts'
import { failureOf } from '#app/admin/store/table/write-failure.ts'

/** Returns why something failed, as the end of a sentence that still lacks its period. */
export const failureWithoutPeriod = (error: unknown): string => withoutPeriod(failureOf(error))
