import type { WeekFigures } from '../../desk/weeks'
import type { ShownWords } from '../../notices/routes'

export interface ListedLead {
  reference: string
  type: string
  name: string | null
  email: string | null
  phone: string | null
  city: string | null
  record: string | null
  receivedAt: string
  answerBy: string
  /** `YYYY-MM-DD`. */
  followUpOn: string | null
  state: string
  quarantined: boolean
  suspicions: string[]
  owner: string | null
  campaignSource: string | null
  erasedAt: string | null
}

/** The name of each type of lead, from the contract's registry. */
export type TypeLabels = Readonly<Record<string, string>>

/** Titles by the slugs of what leads are about. */
export type RecordTitles = Readonly<Record<string, string>>

export interface ListAnswer {
  results: ListedLead[]
  total: number
  pageSize: number
  typeLabels: TypeLabels
  titles: RecordTitles
  /** Names of the site's languages by their two letters; empty when it has English alone. */
  languageNames: Readonly<Record<string, string>>
}

/** Number of leads by value among those that match the filters, and how long their answers took. */
export type LeadCounts = Record<'type' | 'state' | 'record' | 'campaign', Record<string, number>> & {
  byWeek: WeekFigures
  due: number
  answers: { count: number; inTime: number; medianHours: number | null }
}

/** An account that may work on leads. */
export interface DeskOwner {
  email: string
  name: string
}

export interface Answer {
  subject: string
  text: string
}

/** An answer as it is sent. */
export interface AnswerWithFiles extends Answer {
  files: readonly File[]
}

/** A file that went with an answer; its address is valid for five minutes. */
export interface AnswerFile {
  name: string
  address: string
}

export interface WholeLead {
  lead: ListedLead & {
    message: string | null
    fields: Record<string, string | string[]> | null
    page: string | null
    noticeVersion: string
    purposes: string[]
    marketing: boolean
    withdrawnAt: string | null
    answeredBy: string
  }
  /** The name of the language that the visitor reads; null for English. */
  language: string | null
  history: { id: number; at: string; who: string; what: string; text: string | null; files: AnswerFile[] }[]
  jobs: { id: number; kind: string; state: string; attempts: number; lastError: string | null; sentAt: string | null }[]
  others: { reference: string; type: string; state: string; receivedAt: string; owner: string | null }[]
  typeLabels: TypeLabels
  titles: RecordTitles
  prepared: (Answer & { name: string })[]
  /** What the visitor agreed to; `null` for a version whose words are not known. */
  notice: ShownWords | null
  /** Address that opens the résumé; valid for five minutes. */
  resume: string | null
  /** Why it is not opened here. */
  resumeRefusal: string | null
}

export interface Undelivered {
  id: number
  kind: string
  lead: string | null
  attempts: number
  lastError: string | null
}

/** The desk's filters, as the address of the page holds them. */
export interface LeadFilters {
  search: string
  type: string
  state: string
  record: string
  owner: string
  held: string
  due: string
  language: string
  from: string
  to: string
  page: string
}
