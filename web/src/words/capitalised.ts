/** Words as they begin a line or stand alone. A style for first letters would be read out as two words. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
