/** The `tel:` address for a number in any spelling: `tel:+912200000101`. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

/**
 * The address that starts a WhatsApp chat with a prepared first message.
 *
 * @param phone with its country code, in any spelling.
 * @returns `null` for a number without a country code, which WhatsApp cannot call.
 */
export function whatsappHref(phone: string, words: string): string | null {
  if (!phone.trim().startsWith('+')) return null
  const digits = phone.replace(/\D/g, '')
  return digits.length < 8 ? null : `https://wa.me/${digits}?text=${encodeURIComponent(words)}`
}
