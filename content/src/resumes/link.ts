import { settings } from '../../config/environment'
import { expiringSubjectOf, expiringToken } from '../leads/secrets'

const PURPOSE = 'résumé link'
/** Long enough to click the link; the desk's page requests a new one each time. */
const GOOD_FOR_MS = 5 * 60_000

/** An address that opens one résumé, for five minutes. */
export function resumeLink(key: string): string {
  const base = settings.leads.resumeUrlBase ?? `${settings.publicUrl ?? ''}/api/resumes`
  return `${base}/${expiringToken(PURPOSE, key, Date.now() + GOOD_FOR_MS)}`
}

export function resumeOfLink(token: unknown): string | null {
  return expiringSubjectOf(PURPOSE, token, Date.now())
}
