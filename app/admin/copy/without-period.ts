/** Returns a reason without the period at its end, for a sentence that goes on after it or has its own. */
export const withoutPeriod = (reason: string): string => reason.replace(/\.$/, '')
