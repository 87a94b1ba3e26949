import type { Query } from 'minisearch'
import type { Concept, Variant } from './concepts'
import { Narrowing, type WeightOf } from './narrowing'
import { stemsOf } from './terms'

/**
 * Weights relative to the typed word: another form of it (`stem`), a synonym (`meaning`), the words of another language
 * that it translates (`original`), because a translated document contains both.
 */
const WEIGHTS = { stem: 1, meaning: 0.4, original: 0.3 } as const
/** The least number of letters for a word to match as a prefix, and to match when misspelt. */
const SHORTEST_PREFIX = 4
export const SHORTEST_MISSPELT = 4

/** How a concept is searched. */
interface ConceptSearch {
  /** Whether the last word of the query may be incomplete, and whether this concept is the last. */
  typing: boolean
  last: boolean
  /** The greatest document number plus one. */
  size: number
  /** Without it all documents have the same weight. */
  weightOf: WeightOf | undefined
  /** How many times a word occurs in the texts; 0 when it does not. */
  frequencyOf: (word: string) => number
}

/** The MiniSearch query for a concept: any of its variants. */
export function conceptQuery({ variants, rightlySpelt }: Concept, sought: ConceptSearch): Query {
  const isKnown = (word: string) => sought.frequencyOf(word) > 0
  // When no text contains the visitor's word, a synonym is the only match: `kirayedar` is a tenant.
  const isForeign = rightlySpelt && variants.every(({ words, typed }) => !typed || !words.every(isKnown))
  const meaningWeight = isForeign ? 1 : WEIGHTS.meaning
  return {
    combineWith: 'OR',
    ...boostOption(sought.weightOf),
    queries: variants.map((variant) => variantQuery(variant, weightOf(variant, meaningWeight), sought)),
  }
}

function weightOf({ typed, original }: Variant, meaningWeight: number): number {
  if (original) return WEIGHTS.original
  return typed ? 1 : meaningWeight
}

/**
 * All words of a variant, the rarest first: further words are scored only in documents that contain the earlier ones.
 */
function variantQuery({ words, typed, original = false }: Variant, weight: number, sought: ConceptSearch): Query {
  const narrowing = words.length > 1 ? new Narrowing(sought.size, sought.weightOf) : null
  return {
    combineWith: 'AND',
    boostTerm: () => weight,
    queries: words
      .map((word, index) => ({ word, frequency: sought.frequencyOf(word), ends: index === words.length - 1 }))
      .sort((a, b) => a.frequency - b.frequency)
      .map(({ word, frequency, ends }, round) => {
        const isKnown = frequency > 0
        const unfinished = sought.typing && sought.last && ends
        return {
          combineWith: 'OR',
          ...boostOption(narrowing?.round(round)),
          queries: [
            {
              queries: [word],
              prefix:
                typed && (unfinished || (!original && word.length >= SHORTEST_PREFIX && (!isKnown || sought.last))),
              fuzzy: typed && !original && !isKnown && word.length >= SHORTEST_MISSPELT ? distanceOf(word) : false,
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

function boostOption(weightOf: WeightOf | undefined): { boostDocument?: WeightOf } {
  return weightOf ? { boostDocument: weightOf } : {}
}

/** The number of letters that may be wrong, missing or additional. */
export function distanceOf(word: string): number {
  return word.length <= 5 ? 1 : 2
}
