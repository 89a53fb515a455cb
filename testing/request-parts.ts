const maxPerRequest = 100

/** Splits items into requests so small that, even on a busy machine, none exceeds the limit of 8 s for a statement. */
export function* requestParts<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let first = 0; first < items.length; first += maxPerRequest)
    yield items.slice(first, first + maxPerRequest)
}
