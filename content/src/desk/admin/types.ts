import type { DeskAnswer } from '../../mail/lead-mails'
import type { filterShape } from '../filters'
import type { LeadChange } from '../work'

export type { LeadCounts } from '../figures'
export type { DeskOwner } from '../owners'
export type { ListAnswer, ListedLead, Undelivered, WholeLead } from '../read'

/** The name of each type of lead, from the contract's registry. */
export type TypeLabels = Readonly<Record<string, string>>

/** Titles by the slugs of what leads are about. */
export type RecordTitles = Readonly<Record<string, string>>

/** An answer as it is sent. */
export interface AnswerWithFiles extends DeskAnswer {
  files: readonly File[]
}

/** What a form asks to change: the desk knows whether a state is one. */
export type LeadChanges = Omit<LeadChange, 'state'> & { state?: string }

/** The desk's filters, as the address of the page holds them. */
export type LeadFilters = Record<keyof typeof filterShape, string>
