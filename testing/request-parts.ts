const maxPerRequest = 100

/** A statement may take 8 s, on a busy machine as on any other, so each request has few items. */
export function* requestParts<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let first = 0; first < items.length; first += maxPerRequest)
    yield items.slice(first, first + maxPerRequest)
}
