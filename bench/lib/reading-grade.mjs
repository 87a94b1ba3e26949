import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'

const sentences = new Intl.Segmenter('en-IN', { granularity: 'sentence' })
const words = new Intl.Segmenter('en-IN', { granularity: 'word' })

/**
 * @typedef {object} Reading
 * @property {number} grade years of school needed to read the text, by Flesch and Kincaid
 * @property {number} words
 * @property {number} perSentence average number of words in a sentence
 */

/**
 * Numbers are not counted as words: `₹1,20,000` is read at a glance, and no list knows its syllables.
 * @param {readonly string[]} paragraphs
 * @returns {Reading}
 */
export function readingOf(paragraphs) {
  let counted = { sentence: 0, word: 0, syllable: 0 }
  for (const paragraph of paragraphs) {
    for (const { segment } of sentences.segment(paragraph)) {
      const said = [...words.segment(segment)]
        .filter(({ isWordLike, segment: word }) => isWordLike && /\p{L}/u.test(word))
        .map(({ segment: word }) => word)
      if (said.length === 0) continue
      counted = {
        sentence: counted.sentence + 1,
        word: counted.word + said.length,
        syllable: counted.syllable + said.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
      }
    }
  }
  return { grade: fleschKincaid(counted), words: counted.word, perSentence: counted.word / counted.sentence }
}
