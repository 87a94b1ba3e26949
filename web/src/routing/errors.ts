/** No page exists at this address. */
export class PageMissing extends Error {
  override readonly name = 'PageMissing'
}

/** The page has moved. */
export class PageElsewhere extends Error {
  override readonly name = 'PageElsewhere'

  /** Path and query for a header: characters that are not ASCII are encoded. */
  readonly address: string

  constructor(
    address: string,
    /** 308 permanently, 303 temporarily. */
    readonly status: 303 | 308,
  ) {
    super(`the page is at ${address}`)
    const { pathname, search, hash } = new URL(address, 'http://localhost')
    this.address = pathname + search + hash
  }
}
