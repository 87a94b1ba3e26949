import { expiringSubjectOf, expiringToken } from '../leads/secrets'

const PURPOSE = 'preview'

/** The content of a ticket. Only this server can sign one. */
export interface PreviewTicket {
  /** Id of the admin's user who requested it. The ticket shows nothing that this user may not read. */
  maker: number
  /** Whether drafts are shown, or only published content. */
  drafts: boolean
  /** Whether it is a link for somebody without an account. */
  shared: boolean
}

/** @param untilMs Unix time in milliseconds at which it expires. */
export function writeTicket({ maker, drafts, shared }: PreviewTicket, untilMs: number): string {
  const what = shared ? 'shared' : drafts ? 'drafts' : 'published'
  return expiringToken(PURPOSE, `${maker}-${what}-${untilMs}`, untilMs)
}

/** @returns the content of a ticket and its expiry, or `null` when it is not signed by us or has expired. */
export function readTicket(ticket: string, nowMs: number): (PreviewTicket & { untilMs: number }) | null {
  const subject = expiringSubjectOf(PURPOSE, ticket, nowMs)
  const [, maker, what, until] = /^(\d{1,12})-(drafts|published|shared)-(\d{1,16})$/.exec(subject ?? '') ?? []
  if (!maker || !until) return null
  return { maker: Number(maker), drafts: what !== 'published', shared: what === 'shared', untilMs: Number(until) }
}
