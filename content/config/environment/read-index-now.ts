import type { IndexNowSettings } from './settings'

const INDEX_NOW = 'https://api.indexnow.org/indexnow'

/** @returns `null` when no search engine is notified, which is the default. */
export function readIndexNowSettings(
  value: (name: string) => string | null,
  report: (variable: string, cause: string, mend: string) => void,
): IndexNowSettings | null {
  const key = value('INDEXNOW_KEY')
  const url = value('INDEXNOW_URL')
  if (key === null) {
    if (url !== null) report('INDEXNOW_URL', 'is set without INDEXNOW_KEY', 'set both, or neither')
    return null
  }
  if (!/^[a-zA-Z0-9-]{8,128}$/.test(key)) {
    report('INDEXNOW_KEY', 'is no key of IndexNow', 'use 8 to 128 letters, digits and dashes: `openssl rand -hex 16`')
  }
  if (url !== null && !(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))) {
    report('INDEXNOW_URL', `holds "${url}", which is no http(s) address`, `write it like ${INDEX_NOW}, or unset it`)
  }
  return { key, url: url ?? INDEX_NOW }
}
