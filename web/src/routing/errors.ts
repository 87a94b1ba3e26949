/** There is no page at this address. */
export class PageMissing extends Error {
  override readonly name = 'PageMissing'
}

/** The page has another address. */
export class PageElsewhere extends Error {
  override readonly name = 'PageElsewhere'

  constructor(
    /** Path and query. */
    readonly address: string,
    /** 308 for good, 303 for now. */
    readonly status: 303 | 308,
  ) {
    super(`the page is at ${address}`)
  }
}
