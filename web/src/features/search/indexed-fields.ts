import { DOCUMENT_KINDS, type DocumentKind, type SearchDocument } from './search-document'

/** The key of a document: its page, and the part of the page. */
export function documentKeyOf({ whole, part }: Pick<SearchDocument, 'whole' | 'part'>): string {
  return `${whole} ${part}`
}

/** The text of a document in a field of the index. A part is not found by the title of its page. */
export function fieldTextOf(document: SearchDocument, field: string): string {
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

/** Words for the kind of a document: `vodcast parking` finds vodcasts, whether or not their text says so. */
function kindWords(kind: DocumentKind): string {
  return DOCUMENT_KINDS.flatMap(({ value, title, one }) => (value === kind ? [title, one] : [])).join(' ')
}

/** A fingerprint that tells whether a document has changed. */
export function fingerprintOf({ href, kind, title, heading, text, words }: SearchDocument): string {
  return [href, kind, title, heading, text, words].join('\u0000')
}
