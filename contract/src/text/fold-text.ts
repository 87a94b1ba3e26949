/** Accents of Latin letters, the dot that many do not type (nukta), and joiners. The vowels of Indian scripts stay. */
const LEFT_OUT = /[\u0300-\u036f\u093c\u200c\u200d]/g

/**
 * The nasal of a group of consonants before one of them, which may be written as a point too: `हिन्दी`, `हिंदी`. At the
 * end of a word the other consonant is still to be typed.
 */
const NASALS =
  /\u0919\u094d(?=[\u0915-\u0918]|$)|\u091e\u094d(?=[\u091a-\u091d]|$)|\u0923\u094d(?=[\u091f-\u0922]|$)|\u0928\u094d(?=[\u0924-\u0927]|$)|\u092e\u094d(?=[\u092a-\u092d]|$)/g

/** A text in lower case without accents; of several spellings of a nasal, the one that everybody types. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(LEFT_OUT, '')
    .replaceAll('\u0901', '\u0902')
    .replace(NASALS, '\u0902')
    .replaceAll('×', 'x')
    .toLowerCase()
}
