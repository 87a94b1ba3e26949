import type { Suspicion } from '@ashlar/contract'
import type { LeadRow } from './rows'

/** Suspicions that most likely mean a robot: the desk sees such leads in its table but gets no mail. */
const LIKELY_SPAM: readonly Suspicion[] = ['limit', 'links']

export function isLikelySpam(suspicions: readonly Suspicion[]): boolean {
  return LIKELY_SPAM.some((reason) => suspicions.includes(reason))
}

/**
 * Whether nobody has promised an answer yet. A filled trap may be a password manager's, so the desk is told of it; but
 * what a robot most likely wrote gets no promise.
 */
export function waitsForRelease({ quarantined, suspicions }: Pick<LeadRow, 'quarantined' | 'suspicions'>): boolean {
  return quarantined && (isLikelySpam(suspicions) || suspicions.includes('honeypot'))
}
