import { expect, it } from 'vitest'
import type { Hit } from '../search'
import type { DocumentKind } from '../search-document'
import { resultsOf } from '../search-query'

function hitsOf(kind: DocumentKind): Hit[] {
  return Array.from({ length: 8 }, (_, at) => ({
    kind,
    title: `${kind} ${at}`,
    href: `/${kind}/${at}`,
    text: '',
    parts: [],
    terms: new Set<string>(),
    teaser: null,
  }))
}

it('groups what is left in the order of the links above it, whichever kind was found first', () => {
  const { kinds, groups } = resultsOf({}, { hits: [...hitsOf('pages'), ...hitsOf('projects'), ...hitsOf('services')] })
  expect(groups.map(({ kind }) => kind)).toEqual(['services', 'projects', 'pages'])
  expect(kinds.map(({ kind }) => kind)).toEqual(groups.map(({ kind }) => kind))
})
