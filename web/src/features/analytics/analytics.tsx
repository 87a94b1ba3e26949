import { env } from '@/config/env'
import { Consent } from './consent'

/**
 * The tag manager, on production alone (`PRODUCTION` is exactly `true`) and only after the visitor agrees. The
 * creative agency's page has a container of its own.
 */
export function Analytics({ page }: { page: 'site' | 'aca' }) {
  const { PRODUCTION, TAG_MANAGER_ID, TAG_MANAGER_ID_ACA } = env()
  const container = page === 'aca' ? TAG_MANAGER_ID_ACA : TAG_MANAGER_ID
  return PRODUCTION === 'true' && container ? <Consent container={container} /> : null
}
