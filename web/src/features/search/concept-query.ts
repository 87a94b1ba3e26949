import type { Query } from 'minisearch'
import type { Concept, Variant } from './concepts'
import { Narrowing, type WeightOf } from './narrowing'
import { stemsOf } from './terms'

/** Against a word as it was typed: another form of it, another word for it. */
const WEIGHTS = { stem: 1, meaning: 0.4 } as const
/** Letters from which a word may be the beginning of another, and from which it may be misspelt. */
const SHORTEST_PREFIX = 4
export const SHORTEST_MISSPELT = 4

/** How a concept is looked for. */
export interface Sought {
  /** Whether the last word of the query may still be unfinished, and whether this concept is the last. */
  typing: boolean
  last: boolean
  /** One more than the greatest number of a document. */
  size: number
  /** Without it all documents are weighed alike. */
  weightOf: WeightOf | undefined
  /** How often the texts say a word; 0 when none does. */
  frequencyOf: (word: string) => number
}

/** What MiniSearch is asked for a concept: any of its variants. */
export function conceptQuery({ variants, rightlySpelt }: Concept, sought: Sought): Query {
  const isKnown = (word: string) => sought.frequencyOf(word) > 0
  // Where no text has the visitor's own word, another for the same is all there is: `kirayedar` is a tenant.
  const isForeign = rightlySpelt && variants.every(({ words, typed }) => !typed || !words.every(isKnown))
  const meaningWeight = isForeign ? 1 : WEIGHTS.meaning
  return {
    combineWith: 'OR',
    ...weighedBy(sought.weightOf),
    queries: variants.map((variant) => variantQuery(variant, variant.typed ? 1 : meaningWeight, sought)),
  }
}

/** All words of a variant, the rarest first: the others are weighed only in what says those before them. */
function variantQuery({ words, typed }: Variant, weight: number, sought: Sought): Query {
  const narrowing = words.length > 1 ? new Narrowing(sought.size, sought.weightOf) : null
  return {
    combineWith: 'AND',
    boostTerm: () => weight,
    queries: words
      .map((word, place) => ({ word, frequency: sought.frequencyOf(word), ends: place === words.length - 1 }))
      .sort((a, b) => a.frequency - b.frequency)
      .map(({ word, frequency, ends }, round) => {
        const isKnown = frequency > 0
        const unfinished = sought.typing && sought.last && ends
        return {
          combineWith: 'OR',
          ...weighedBy(narrowing?.round(round)),
          queries: [
            {
              queries: [word],
              prefix: typed && (unfinished || (word.length >= SHORTEST_PREFIX && (!isKnown || sought.last))),
              fuzzy: typed && !isKnown && word.length >= SHORTEST_MISSPELT ? distanceOf(word) : false,
            },
            ...stemsOf(word).map((stem) => ({
              queries: [stem],
              boostTerm: () => WEIGHTS.stem * weight,
            })),
          ],
        }
      }),
  }
}

function weighedBy(weightOf: WeightOf | undefined): { boostDocument?: WeightOf } {
  return weightOf ? { boostDocument: weightOf } : {}
}

/** Letters that may be wrong, left out or too many. */
export function distanceOf(word: string): number {
  return word.length <= 5 ? 1 : 2
}
