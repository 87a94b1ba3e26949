/** The encodings of kept pages, the smaller one first. */
const ENCODINGS = ['br', 'gzip'] as const

export type PageEncoding = (typeof ENCODINGS)[number]

/**
 * Browsers send only a few different headers. With more than this number, such as from a scanner, the cache is cleared.
 */
const MOST_HEADERS = 100
const choices = new Map<string, PageEncoding | null>()

/**
 * The encoding of a page that a browser accepts: brotli before gzip.
 *
 * @param accepted the `Accept-Encoding` header; `br;q=0` refuses an encoding.
 * @returns `null` when it accepts neither.
 */
export function acceptedEncoding(accepted = ''): PageEncoding | null {
  const known = choices.get(accepted)
  if (known !== undefined) return known
  if (choices.size >= MOST_HEADERS) choices.clear()
  const choice = chooseEncoding(accepted)
  choices.set(accepted, choice)
  return choice
}

function chooseEncoding(accepted: string): PageEncoding | null {
  const taken = accepted.split(',').flatMap((entry) => {
    const [name = '', weight = ''] = entry.split(';', 2).map((part) => part.trim().toLowerCase())
    return Number(weight.replace('q=', '') || 1) > 0 ? name : []
  })
  return ENCODINGS.find((encoding) => taken.includes(encoding)) ?? null
}
