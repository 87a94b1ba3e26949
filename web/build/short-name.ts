const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Blockers of advertising hide elements with such names, in whatever letters. */
const ADVERTISING = ['ad', 'ads', 'adv', 'adx', 'pub']

/** Their places among all names, in order. */
const skipped = ADVERTISING.flatMap(inAllLetters)
  .map(placeOf)
  .toSorted((a, b) => a - b)

/** The shortest name for a place in a list: `a` to `Z`, then `aa` and so on, without those that read as advertising. */
export function shortName(place: number): string {
  return nameAt(skipped.reduce((at, one) => (one <= at ? at + 1 : at), place))
}

function nameAt(place: number): string {
  const letter = LETTERS[place % LETTERS.length] ?? ''
  return place < LETTERS.length ? letter : nameAt(Math.floor(place / LETTERS.length) - 1) + letter
}

function placeOf(name: string): number {
  return [...name].reduce((place, letter) => (place + 1) * LETTERS.length + LETTERS.indexOf(letter), -1)
}

/** `ad`, `Ad`, `aD` and `AD`. */
function inAllLetters(name: string): string[] {
  return [...name].reduce<string[]>(
    (begun, letter) => begun.flatMap((start) => [start + letter, start + letter.toUpperCase()]),
    [''],
  )
}
