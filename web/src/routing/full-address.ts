import 'server-only'
import { env } from '@/config/env'
import { addressIn, currentLanguage } from '@/words/current-language'

/** The full address of a page of ours in the current language, for a mail. */
export function fullAddressOf(path: string): string {
  return new URL(addressIn(currentLanguage(), path), env().SITE_URL).href
}
