const maxAddresses = 1000

/** The last addresses from which someone has signed in since the start. Only a sign-in adds one, so that strangers cannot push others out. */
export class KnownAddresses {
  readonly #addresses = new Set<string>()

  has(address: string): boolean {
    return this.#addresses.has(address)
  }

  add(address: string): void {
    // A Set keeps the order of insertion: what is put back goes to its end.
    this.#addresses.delete(address)
    this.#addresses.add(address)
    const [oldest = ''] = this.#addresses
    if (this.#addresses.size > maxAddresses) this.#addresses.delete(oldest)
  }
}
