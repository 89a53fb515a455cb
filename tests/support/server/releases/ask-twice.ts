// How a request about releases arrives twice.

/** Functions that send a request twice: one after the other, and at the same moment. */
export const waysToAskTwice: [how: string, twice: <T>(ask: () => PromiseLike<T>) => Promise<[T, T]>][] = [
  ['one after the other', async (ask) => [await ask(), await ask()]],
  ['at once', (ask) => Promise.all([ask(), ask()])],
]
