import type { Concept } from './concepts'
import { phraseKeyOf, phraseWords } from './meanings'
import type { DocumentKind } from './search-document'

/** Words by which visitors name a kind of document. Editors add synonyms. */
const WORDS_OF_KINDS: Partial<Record<DocumentKind, readonly string[]>> = {
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
  (Object.keys(WORDS_OF_KINDS) as DocumentKind[]).flatMap((kind) =>
    (WORDS_OF_KINDS[kind] ?? []).map((said): [string, DocumentKind] => [phraseKeyOf(phraseWords(said)), kind]),
  ),
)

/** The kinds of document that a query names: `naukri` for openings, `video` for vodcasts. */
export function requestedKinds(concepts: readonly Concept[]): ReadonlySet<DocumentKind> {
  const kinds = concepts.flatMap(({ variants }) => variants.map(({ words }) => KIND_OF.get(phraseKeyOf(words))))
  return new Set(kinds.filter((kind): kind is DocumentKind => kind !== undefined))
}
