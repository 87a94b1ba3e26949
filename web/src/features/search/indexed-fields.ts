import { DOCUMENT_KINDS, type DocumentKind, type SearchDocument } from './search-document'

/** The weight of a word by the field that contains it. */
const WEIGHTS = { title: 9, heading: 4, of: 2.25, words: 2.5, text: 0.75, kind: 0.6 } as const
/** The prefix of a field that holds the translation of the English text in the field without it. */
const TRANSLATED = 'translated-'

/**
 * The fields of the index with their weights: those of English texts, and of the same texts in another language. They are
 * apart, so that English words weigh the same whether or not a text is translated.
 */
export const INDEXED_FIELDS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(WEIGHTS).flatMap(([field, weight]) => [
    [field, weight],
    [TRANSLATED + field, weight],
  ]),
)

/** Whether a field holds long texts. */
export function isLongField(field: string): boolean {
  return field === 'text' || field === `${TRANSLATED}text`
}

/** The text of a document in a field of the index; `undefined` when it has none. */
export function fieldTextOf(document: SearchDocument, field: string): string | undefined {
  const english = document.inEnglish ?? document
  if (!field.startsWith(TRANSLATED)) return ownTextOf(english, field)
  const own = field.slice(TRANSLATED.length)
  const text = english === document ? '' : ownTextOf(document, own)
  return text === '' || text === ownTextOf(english, own) ? undefined : text
}

/** A part is not found by the title of its page. */
function ownTextOf(document: SearchDocument, field: string): string {
  switch (field) {
    case 'title':
      return document.part > 0 ? '' : document.title
    case 'of':
      return document.part > 0 ? document.title : ''
    case 'kind':
      return document.part > 0 ? '' : kindWords(document.kind)
    case 'heading':
    case 'text':
    case 'words':
      return document[field]
    default:
      return ''
  }
}

/** English words for the kind of a document: `vodcast parking` finds vodcasts, whether or not their text says so. */
function kindWords(kind: DocumentKind): string {
  return DOCUMENT_KINDS.flatMap(({ value, title, one }) => (value === kind ? [title, one] : [])).join(' ')
}

/** A fingerprint that tells whether a document has changed. */
export function fingerprintOf({ href, kind, title, heading, text, words, inEnglish }: SearchDocument): string {
  const own = [href, kind, title, heading, text, words].join('\u0000')
  return inEnglish ? `${own}\u0000${fingerprintOf(inEnglish)}` : own
}
