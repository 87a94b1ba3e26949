/** What a telephone dials for a number as it is written: `tel:+912200000101`. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
