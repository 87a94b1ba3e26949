import type { Picture } from '@ashlar/contract'
import { say } from '@/words/say'

/** The kinds of document, in the order of the results page. */
export const DOCUMENT_KINDS = [
  { value: 'services', title: 'Services', one: 'Service' },
  { value: 'projects', title: 'Projects', one: 'Project' },
  { value: 'reports', title: 'Research', one: 'Research report' },
  { value: 'vodcasts', title: 'Vodcasts', one: 'Vodcast' },
  { value: 'posts', title: 'Blog', one: 'Blog post' },
  { value: 'press', title: 'In the news', one: 'In the news' },
  { value: 'people', title: 'People', one: 'Person' },
  { value: 'offices', title: 'Offices', one: 'Office' },
  { value: 'openings', title: 'Openings', one: 'Opening' },
  { value: 'technology', title: 'Technology', one: 'Technology' },
  { value: 'pages', title: 'Pages', one: 'Page' },
] as const

export type DocumentKind = (typeof DOCUMENT_KINDS)[number]['value']

/** The word for one document of a kind. */
export function kindInWords(kind: DocumentKind): string {
  const known = DOCUMENT_KINDS.find(({ value }) => value === kind)
  return known ? say(known.one) : ''
}

/** What a result shows of its page beside the text. */
export interface ResultTeaser {
  picture: Picture | null
  /** In the place of a picture, the drawn cover of a report. */
  cover?: { tone: string; motif: string }
  /** What the page is, in one line: the place of a project, the role and city of a person. */
  about: string
  /** Short figures: a price and an area, or the pay of an opening. */
  facts: readonly string[]
}

/** The indexed data of a page, or of a part of a page that has an address of its own. */
export interface SearchDocument {
  /** The address; with a fragment for a part of a page. */
  href: string
  /** The address of the page that this is a part of; the same as `href` for the page itself. */
  whole: string
  /** 0 for the page itself, then its parts in order. */
  part: number
  kind: DocumentKind
  /** Title of the page. */
  title: string
  /**
   * Heading of the part. For the page itself, the text beside its title: the place of a project, the role of a person.
   * May be empty.
   */
  heading: string
  /** The content as plain text; excerpts are cut from it. */
  text: string
  /** Further search words, which are not shown: former names of its city, its category, its numbers. */
  words: string
  teaser?: ResultTeaser
  /** The same document in English, for a document in another language: it is found by the words of both. */
  inEnglish?: SearchDocument
}

/** A part of a page: its content, and its anchor where it has one. */
export interface DocumentPart {
  anchor?: string
  heading: string
  text: string
}

/**
 * A page and its parts as documents. Short documents are better than long ones: words in one part belong together,
 * while words of one long text may be unrelated.
 */
export function documentsOf(
  whole: Omit<SearchDocument, 'whole' | 'part'>,
  parts: readonly DocumentPart[],
): SearchDocument[] {
  return [
    { ...whole, whole: whole.href, part: 0 },
    ...parts
      .filter(({ heading, text }) => heading || text)
      .map(({ anchor, heading, text }, index) => ({
        ...whole,
        href: anchor ? `${whole.href}#${anchor}` : whole.href,
        whole: whole.href,
        part: index + 1,
        heading,
        text,
        words: '',
      })),
  ]
}

/** Documents in another language, each with its English one. */
export function withEnglish(
  documents: readonly SearchDocument[],
  english: readonly SearchDocument[],
): SearchDocument[] {
  const byKey = new Map(english.map((document) => [documentKeyOf(document), document]))
  return documents.map((document) => ({ ...document, inEnglish: byKey.get(documentKeyOf(document)) ?? document }))
}

/** The key of a document: its page, and the part of the page. */
export function documentKeyOf({ whole, part }: Pick<SearchDocument, 'whole' | 'part'>): string {
  return `${whole} ${part}`
}

/** Joins texts, without the empty ones. */
export function joinTexts(...texts: readonly string[]): string {
  return texts.filter(Boolean).join(' ')
}

/** Ends a phrase with a full stop when others follow: `Lifts` becomes `Lifts.` */
export function asSentence(text: string): string {
  if (text === '' || /[.!?:।]["”’]?$/.test(text)) return text
  return `${text}${/\p{Script=Devanagari}$/u.test(text) ? '।' : '.'}`
}
