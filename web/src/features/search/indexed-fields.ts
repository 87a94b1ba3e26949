import { DOCUMENT_KINDS, type DocumentKind, type SearchDocument } from './search-document'

/** Under what a document is kept: its page, and which part of it. */
export function idOf({ whole, part }: Pick<SearchDocument, 'whole' | 'part'>): string {
  return `${whole} ${part}`
}

/** What a document says in a field of the index. A part is not found under its page's title as the page is. */
export function fieldOf(document: SearchDocument, field: string): string {
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

/** `vodcast parking` looks for what is a vodcast, whether it says so or not. */
function kindWords(kind: DocumentKind): string {
  return DOCUMENT_KINDS.flatMap(({ value, title, one }) => (value === kind ? [title, one] : [])).join(' ')
}

/** Tells whether a document is still what was read. */
export function printOf({ href, kind, title, heading, text, words }: SearchDocument): string {
  return [href, kind, title, heading, text, words].join('\u0000')
}
