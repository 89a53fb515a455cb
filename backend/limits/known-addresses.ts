const maxAddresses = 1000

/**
 * The last addresses that signed in since the start. Only a successful sign-in adds one, so strangers cannot push
 * others out.
 */
export class KnownAddresses {
  readonly #addresses = new Set<string>()

  has(address: string): boolean {
    return this.#addresses.has(address)
  }

  add(address: string): void {
    // A Set keeps insertion order, so deleting and adding moves the address to the end.
    this.#addresses.delete(address)
    this.#addresses.add(address)
    const [oldest = ''] = this.#addresses
    if (this.#addresses.size > maxAddresses) this.#addresses.delete(oldest)
  }
}
