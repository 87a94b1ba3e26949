/** The digits of Indian scripts stand at the same place of their blocks. */
const INDIAN_DIGIT =
  /[\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f]/g
const ZERO_IN_BLOCK = 0x66
const FULL_WIDTH_DIGIT = /[\uff10-\uff19]/g
const FULL_WIDTH_ZERO = 0xff10

/** `१२ लाख` and `１２ लाख` as `12 लाख`. */
export function withLatinDigits(text: string): string {
  return text
    .replace(INDIAN_DIGIT, (digit) => String((digit.charCodeAt(0) & 0x7f) - ZERO_IN_BLOCK))
    .replace(FULL_WIDTH_DIGIT, (digit) => String(digit.charCodeAt(0) - FULL_WIDTH_ZERO))
}

/** A typed word or number as its readers compare it: in Latin digits and small letters, without what nobody sees. */
export function typedText(text: string): string {
  // The letters with a dot of Hindi have two encodings; NFC leaves one of them.
  const bare = withLatinDigits(text)
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
  return bare.trim().toLowerCase().replace(/\s+/g, ' ')
}
