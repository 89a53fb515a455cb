// A value that can change, with subscribers, in the form `useSyncExternalStore` reads
// (react.dev/reference/react/useSyncExternalStore).

export interface Observable<T> {
  get(): T
  /** Sets the value and tells every subscriber. */
  set(next: T): void
  /** Returns a function that ends the subscription. */
  subscribe(subscriber: () => void): () => void
}

/** @param open is called with the first subscriber; the function it returns is called after the last one leaves */
export function createObservable<T>(initial: T, open: () => () => void = () => () => {}): Observable<T> {
  let value = initial
  let close = () => {}
  const subscribers = new Set<() => void>()

  return {
    get: () => value,
    set(next) {
      value = next
      for (const subscriber of subscribers) subscriber()
    },
    subscribe(subscriber) {
      subscribers.add(subscriber)
      if (subscribers.size === 1) close = open()
      return () => {
        if (subscribers.delete(subscriber) && subscribers.size === 0) close()
      }
    },
  }
}
