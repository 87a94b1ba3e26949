import { withLatinDigits } from '@ashlar/contract'

/** Signs that phones, word processors and keyboards of other languages write for the plain ones. */
const SIGNS: readonly [RegExp, string][] = [
  // Invisible: zero-width space, word joiner, byte-order mark, soft hyphen.
  [/[\u200b\u2060\ufeff\u00ad]/g, ''],
  // Hyphens, dashes and the minus sign.
  [/[\u2010-\u2015\u2212]/g, '-'],
  // Apostrophes.
  [/[\u2018\u2019\u201b\u0060]/g, "'"],
  // Quotation marks.
  [/[\u201c-\u201f]/g, '"'],
  // The multiplication sign.
  [/\u00d7/g, 'x'],
  // The full stops of Hindi.
  [/[\u0964\u0965]/g, ' '],
]

/** Short forms that no text uses, as texts write them. */
const SHORT_FORMS: readonly [RegExp, string][] = [
  [/(?<![\p{L}\p{N}])(?:sq\.? ?ft\.?|sft)(?![\p{L}\p{N}])/giu, 'sq ft'],
  // After a digit without a blank: `1200sqft`.
  [/(?<=\d)(?:sq\.? ?ft\.?|sft)(?![\p{L}\p{N}])/giu, ' sq ft'],
  [/(?<!\p{L})(?:sq\.? ?mtr?s?|sqm)(?![\p{L}\p{N}])/giu, ' sq m'],
  [/(?<![\p{L}\p{N}])t ?& ?c(?![\p{L}\p{N}])/giu, 'terms and conditions'],
]

const ROOMS = '(?:bhk|bed(?:room)?s?)'
/** `2-3 bhk`, `2/3 bhk`, `2 to 3 bhk`; in Hindi with `se` (to) and `ya` (or). */
const ROOM_RANGE = new RegExp(
  `(?<!\\d)([1-9]) ?(?:-|/|&|,|to|or|and|se|ya) ?([1-9]) ?-?(${ROOMS})(?![\\p{L}\\p{N}])`,
  'giu',
)

/**
 * A query in plain signs, before anything else reads it: `２–3 bhk` becomes `2 bhk 3 bhk`, `24×7` becomes `24x7`.
 *
 * @param isWord whether texts have a word of these letters, such as `coworking`: then its hyphen is part of it.
 */
export function plainQuery(typed: string, isWord: (letters: string) => boolean): string {
  // NFKC would make of an acute accent, which stands for an apostrophe, a blank and an accent.
  let query = withLatinDigits(typed.replaceAll('\u00b4', "'").normalize('NFKC')).replace(/\s+/g, ' ')
  for (const [sign, plain] of [...SIGNS, ...SHORT_FORMS]) query = query.replace(sign, plain)
  return query
    .replace(ROOM_RANGE, '$1 $3 $2 $3')
    .replace(/(?<![\p{L}\p{M}])([\p{L}\p{M}]+)-(?=([\p{L}\p{M}]+))/gu, (whole, before: string, after: string) =>
      isWord((before + after).toLowerCase()) ? whole : `${before} `,
    )
    .replace(/ {2,}/g, ' ')
    .trim()
}
