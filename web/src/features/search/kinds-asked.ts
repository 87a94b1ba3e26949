import type { Concept } from './concepts'
import { keyOf, phraseWords } from './meanings'
import type { DocumentKind } from './search-document'

/** What is said by whoever looks for one kind of thing. Other words for the same are among an editor's meanings. */
const SAID: Partial<Record<DocumentKind, readonly string[]>> = {
  openings: ['job', 'opening', 'internship'],
  vodcasts: ['vodcast'],
  press: ['news'],
  posts: ['blog'],
  reports: ['report'],
  people: ['director', 'leadership', 'head of'],
  offices: ['address', 'branch', 'office address'],
  projects: ['for sale', 'project', 'buy'],
}

const KIND_OF = new Map<string, DocumentKind>(
  (Object.keys(SAID) as DocumentKind[]).flatMap((kind) =>
    (SAID[kind] ?? []).map((said): [string, DocumentKind] => [keyOf(phraseWords(said)), kind]),
  ),
)

/** The kinds that a query names: `naukri` looks for openings, `video` for vodcasts. */
export function kindsAsked(concepts: readonly Concept[]): ReadonlySet<DocumentKind> {
  const kinds = concepts.flatMap(({ variants }) => variants.map(({ words }) => KIND_OF.get(keyOf(words))))
  return new Set(kinds.filter((kind): kind is DocumentKind => kind !== undefined))
}
