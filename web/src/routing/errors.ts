/** There is no page at this address. */
export class PageMissing extends Error {
  override readonly name = 'PageMissing'
}

/** The page has another address. */
export class PageElsewhere extends Error {
  override readonly name = 'PageElsewhere'

  /** Path and query, as a header can hold them: what is not ASCII is encoded. */
  readonly address: string

  constructor(
    address: string,
    /** 308 for good, 303 for now. */
    readonly status: 303 | 308,
  ) {
    super(`the page is at ${address}`)
    const { pathname, search, hash } = new URL(address, 'http://localhost')
    this.address = pathname + search + hash
  }
}
