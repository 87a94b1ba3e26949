import 'server-only'
import { env } from '@/config/env'

/** The address that visitors know, of a path on the site. */
export function fullAddress(path: string): string {
  return new URL(path, env().SITE_URL).href
}
