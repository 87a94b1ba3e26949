/** What kinds of thing can be found, in the order in which the results name them. */
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

/** What the search keeps of a page, or of a part of one that has an address of its own. */
export interface SearchDocument {
  /** Where it is; with a fragment for a part of a page. */
  href: string
  /** Where the whole is of which this is a part; the same as `href` for the whole itself. */
  whole: string
  /** 0 for the whole itself, then its parts in their order. */
  part: number
  kind: DocumentKind
  /** Of the whole. */
  title: string
  /** Of the part. Of the whole, what stands beside its title: where a project is, what somebody does. May be empty. */
  heading: string
  /** What it says, as plain text; excerpts are cut from it. */
  text: string
  /** Words by which it is found too, and which nobody reads: former names of its city, its category, its numbers. */
  words: string
}

/** A part of a page: what it says, and under which anchor where it has one. */
export interface DocumentPart {
  anchor?: string
  heading: string
  text: string
}

/**
 * A page and its parts as documents. Short ones are better than long ones: words that stand together in a part belong
 * together, and words of one long text may have nothing to do with each other.
 */
export function documentsOf(
  whole: Omit<SearchDocument, 'whole' | 'part'>,
  parts: readonly DocumentPart[],
): SearchDocument[] {
  return [
    { ...whole, whole: whole.href, part: 0 },
    ...parts
      .filter(({ heading, text }) => heading || text)
      .map(({ anchor, heading, text }, place) => ({
        ...whole,
        href: anchor ? `${whole.href}#${anchor}` : whole.href,
        whole: whole.href,
        part: place + 1,
        heading,
        text,
        words: '',
      })),
  ]
}

/** Texts one after the other, the empty ones left out. */
export function joined(...texts: readonly string[]): string {
  return texts.filter(Boolean).join(' ')
}

/** Closes a phrase that stands before others: `Lifts` is `Lifts.` */
export function sentence(text: string): string {
  return text === '' || /[.!?:]["”’]?$/.test(text) ? text : `${text}.`
}
