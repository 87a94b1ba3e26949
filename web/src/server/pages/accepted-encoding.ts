/** In what pages are kept, the smaller one first. */
const ENCODINGS = ['br', 'gzip'] as const

export type PageEncoding = (typeof ENCODINGS)[number]

/**
 * The encoding in which a browser takes a page: brotli before gzip.
 *
 * @param accepted the `Accept-Encoding` header; `br;q=0` refuses one.
 * @returns `null` where it takes neither.
 */
export function acceptedEncoding(accepted = ''): PageEncoding | null {
  const taken = accepted.split(',').flatMap((entry) => {
    const [name = '', weight = ''] = entry.split(';', 2).map((part) => part.trim().toLowerCase())
    return Number(weight.replace('q=', '') || 1) > 0 ? name : []
  })
  return ENCODINGS.find((encoding) => taken.includes(encoding)) ?? null
}
