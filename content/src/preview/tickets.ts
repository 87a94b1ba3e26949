import { expiringSubjectOf, expiringToken } from '../leads/secrets'

const PURPOSE = 'preview'

/** The content of a ticket of an editor. Only this server can sign one. */
export interface PreviewTicket {
  /** Id of the admin's user who requested it. The ticket shows nothing that this user may not read. */
  maker: number
  /** Whether drafts are shown, or only published content. */
  drafts: boolean
}

/** @param untilMs Unix time in milliseconds at which it expires. */
export function writeTicket({ maker, drafts }: PreviewTicket, untilMs: number): string {
  return expiringToken(PURPOSE, `${maker}-${drafts ? 'drafts' : 'published'}-${untilMs}`, untilMs)
}

/** @returns the content of a ticket and its expiry, or `null` when it is not signed by us or has expired. */
export function readTicket(ticket: string, nowMs: number): (PreviewTicket & { untilMs: number }) | null {
  const subject = expiringSubjectOf(PURPOSE, ticket, nowMs)
  const [, maker, what, until] = /^(\d{1,12})-(drafts|published)-(\d{1,16})$/.exec(subject ?? '') ?? []
  if (!maker || !until) return null
  return { maker: Number(maker), drafts: what === 'drafts', untilMs: Number(until) }
}
