// How a request about releases arrives twice.

/** One after the other, and at the same moment. */
export const ways: [how: string, twice: <T>(ask: () => PromiseLike<T>) => Promise<[T, T]>][] = [
  ['one after the other', async (ask) => [await ask(), await ask()]],
  ['at once', (ask) => Promise.all([ask(), ask()])],
]
