const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The shortest name for a place in a list: `a` to `Z`, then `aa` and so on. */
export function shortName(place: number): string {
  const letter = LETTERS[place % LETTERS.length] ?? ''
  return place < LETTERS.length ? letter : shortName(Math.floor(place / LETTERS.length) - 1) + letter
}
