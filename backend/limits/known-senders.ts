const maxSenders = 1000

/**
 * The last senders that signed in since the start: addresses, or addresses with their accounts. Only a successful sign-in adds
 * one, so strangers cannot push others out.
 */
export class KnownSenders {
  readonly #senders = new Set<string>()

  has(sender: string): boolean {
    return this.#senders.has(sender)
  }

  add(sender: string): void {
    // A Set keeps insertion order, so deleting and adding moves the sender to the end.
    this.#senders.delete(sender)
    this.#senders.add(sender)
    const [oldest = ''] = this.#senders
    if (this.#senders.size > maxSenders) this.#senders.delete(oldest)
  }
}
