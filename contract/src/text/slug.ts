/**
 * A name as it stands in an address: `Land & capital` is `land-capital`, `José` is `jose`, `मालाड पश्चिम` is
 * `मालाड-पश्चिम`. Letters, marks and digits of every script are kept; only the accents of Latin letters go, since the
 * marks of other scripts are part of the word. What is written in two ways in Unicode has one slug.
 */
export function slugOf(name: string): string {
  return (
    name
      .normalize('NFKD')
      // Accents; the vowel signs of Indian scripts and the points of Arabic lie elsewhere.
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .toLowerCase()
      // Joiners inside a word shape its letters and separate nothing.
      .replace(/[\u200c\u200d]/g, '')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
  )
}
