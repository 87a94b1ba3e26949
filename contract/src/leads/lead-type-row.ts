import type * as z from 'zod/mini'
import type { LeadConsent, Purpose } from './consent.js'
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

/** A row of the registry: everything in which types of leads differ. */
export interface LeadTypeRow<S extends LeadSchema = LeadSchema> {
  /** Validates the body in the browser, in the site's handler and in the backend. */
  schema: S
  /** The purpose without which it cannot be answered; what its form says about it is a notice (`notice.ts`). */
  purpose: Purpose
  /** What visitors call it: on the receipt, on the private page and in the mail (`{what}` of the mail texts). */
  noun: 'enquiry' | 'application'
  /** Its name in the lead desk: in filter, table and counts. */
  deskLabel: string
  /** Start of the subject of mails to the desk. */
  mailSubject: string
  /**
   * Who answers when no routing rule fits: a team by its name, the adviser of the project, or the office in the
   * visitor's city.
   */
  answeredBy: 'office' | 'project-adviser' | { team: string }
  /** Fields that may say what the lead is about (a project, a service); the first one that is filled in counts. */
  recordFields: readonly (keyof z.infer<S> & string)[]
  /** Working days until which an answer is promised. */
  answerWorkingDays: number
  /** Months between the last exchange and erasure. */
  retentionMonths: number
  /** Whether it is passed on to the people provider with its résumé, when one is configured. */
  toPeopleProvider: boolean
}

/** Keeps the type of a row's schema, and checks that the schema has the fields that the row names. */
export function defineLeadType<S extends LeadSchema>(row: LeadTypeRow<S>): LeadTypeRow<S> {
  return row
}
