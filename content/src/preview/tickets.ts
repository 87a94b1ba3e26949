import { passingSubjectOf, passingToken } from '../leads/secrets'

const PURPOSE = 'preview'

/** What a ticket says; nobody but this server can write one. */
export interface PreviewTicket {
  /** Id of the admin's user who asked for it: what they may not read, it does not show. */
  maker: number
  /** Whether drafts are shown, or only what is published. */
  drafts: boolean
}

/** @param untilMs Unix time in milliseconds at which it ends. */
export function writeTicket({ maker, drafts }: PreviewTicket, untilMs: number): string {
  return passingToken(PURPOSE, `${maker}-${drafts ? 'drafts' : 'published'}-${untilMs}`, untilMs)
}

/** @returns what a ticket says and when it ends, or `null` when it is not one of ours or no longer good. */
export function readTicket(ticket: string, nowMs: number): (PreviewTicket & { untilMs: number }) | null {
  const subject = passingSubjectOf(PURPOSE, ticket, nowMs)
  const [, maker, what, until] = /^(\d{1,12})-(drafts|published)-(\d{1,16})$/.exec(subject ?? '') ?? []
  return maker && until ? { maker: Number(maker), drafts: what === 'drafts', untilMs: Number(until) } : null
}
