/** No page exists at this address. */
export class PageMissing extends Error {
  override readonly name = 'PageMissing'
}

/** The page has moved. */
export class PageElsewhere extends Error {
  override readonly name = 'PageElsewhere'

  /** Path and query for a header: characters that are not ASCII are encoded. */
  readonly address: string
  /** Whether the query of the request goes along. */
  readonly keepsQuery: boolean

  constructor(
    address: string,
    /** 308 permanently, 303 temporarily. */
    readonly status: 303 | 308,
    { keepsQuery = true } = {},
  ) {
    super(`the page is at ${address}`)
    const { pathname, search, hash } = new URL(address, 'http://localhost')
    this.keepsQuery = keepsQuery
    this.address = pathname + search + hash
  }
}
