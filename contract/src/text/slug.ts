/**
 * A name as part of an address: `Land & capital` becomes `land-capital`, `José` becomes `jose`, `मालाड पश्चिम` becomes
 * `मालाड-पश्चिम`. Letters, marks and digits of all scripts are kept. Only the accents of Latin letters are removed,
 * because the marks of other scripts are part of the word. Different Unicode forms of a name give the same slug.
 */
export function slugOf(name: string): string {
  return (
    name
      .normalize('NFKD')
      // Accents of Latin letters. Vowel signs of Indian scripts and Arabic points are outside this range.
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .toLowerCase()
      // Zero-width joiners shape letters inside a word and separate nothing.
      .replace(/[\u200c\u200d]/g, '')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
  )
}
