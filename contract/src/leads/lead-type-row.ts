import type * as z from 'zod/mini'
import type { ConsentNotice, LeadConsent } from './consent.js'
import type { LeadContext, Screening } from './context.js'

/** Fields that every lead has, whatever its form asks. */
export interface LeadBase {
  name: string
  phone: string
  email: string
  city: string
  message: string
  consent: LeadConsent
  context: LeadContext
  screening: Screening
  idempotencyKey: string
}

/** The schema of a lead type: an object with the fields of its form and those of `LeadBase`. */
export type LeadSchema = z.ZodMiniObject & z.ZodMiniType<LeadBase>

/** A row of the registry: everything that tells one type of lead from another. */
export interface LeadTypeRow<S extends LeadSchema = LeadSchema> {
  /** Checks the body in the browser, in the site's handler and in the backend. */
  schema: S
  /** The consent notice beside the form; its version is stored with each lead. */
  notice: ConsentNotice
  /** What its visitor calls it, on the receipt, on the private page and in the mail (`{what}` of the mail texts). */
  noun: 'enquiry' | 'application'
  /** Its name in the lead desk: the filter, the table, the counts. */
  deskLabel: string
  /** Begins the subject of the desk's mails. */
  mailSubject: string
  /**
   * Who answers where no routing rule fits: a team by its name, the adviser of the project that is asked about, or the
   * office of the visitor's city.
   */
  answeredBy: 'office' | 'project-adviser' | { team: string }
  /** Fields that name what the lead is about (a project, a service); the first that is filled in counts. */
  recordFields: readonly (keyof z.infer<S> & string)[]
  /** Working days within which an answer is promised. */
  answerWorkingDays: number
  /** Months after the last exchange after which it is erased. */
  retentionMonths: number
  /** Whether it goes to the people provider, with its résumé, where one is configured. */
  toPeopleProvider: boolean
}

/** Keeps the type of a row's schema, and checks that its fields are among those that the row names. */
export function defineLeadType<S extends LeadSchema>(row: LeadTypeRow<S>): LeadTypeRow<S> {
  return row
}
