/** What the search knows of the words of a language beside English: `search.json` of its catalogue. */
export interface SearchWords {
  /** Words that occur in every text, separated by spaces. */
  stopWords: string
  /** Endings that are cut from a word to get its stem, the longest first. */
  endings: readonly string[]
  /** The sound of each letter, in Latin letters; the vowel that no letter writes is left out. */
  letters: Readonly<Record<string, string>>
  /** English phrases that the search understands, each with the phrases of the language for it, separated by commas. */
  meanings: Readonly<Record<string, string>>
}

const files = import.meta.glob<SearchWords>('./catalogues/*/search.json', { eager: true, import: 'default' })

/** By the code of the language. */
export const searchWords: ReadonlyMap<string, SearchWords> = new Map(
  Object.entries(files).map(([file, words]) => [file.split('/').at(-2) ?? '', words]),
)
