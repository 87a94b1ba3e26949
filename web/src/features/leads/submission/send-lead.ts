import 'server-only'
import { randomUUID } from 'node:crypto'
import { dayInIndia, type Lead, type LeadFault, type LeadReceipt, leadMessages } from '@ashlar/contract'
import type { Challenge } from 'altcha-lib'
import { log } from '@/config/log'
import { RequestError } from '@/content/errors'
import { storeLead } from '@/content/writers/leads'
import { ResumeRefused, uploadResume } from '@/content/writers/resumes'
import type { LeadFormSpec } from '../form/form-spec'
import { leadBodyOf, type PostedFields, validateForm } from '../form/validate-form'
import { exceedsRateLimit } from '../screening/rate-limit'
import { screenSubmission } from '../screening/screening'
import { LEAD_FAILURE, LEAD_TOO_MANY } from './outcome'
import type { Submission } from './read-submission'
import { leadContextOf } from './request-context'

/** The outcome of a form with its current values: an uploaded résumé need not be chosen again. */
export type SubmissionResult =
  | { state: 'stored'; receipt: LeadReceipt }
  | { state: 'prove'; challenge: Challenge }
  | { state: 'invalid'; faults: LeadFault[]; sent: PostedFields }
  | { state: 'failed' | 'too-many'; message: string; sent: PostedFields }

/** Validates, screens and stores a form. The visitor always gets an answer, and a receipt only for a stored lead. */
export async function sendLead(
  form: LeadFormSpec,
  { sent: given, file }: Submission,
  headers: Headers,
): Promise<SubmissionResult> {
  let sent = given
  try {
    // Other forms have no file field; a file sent with them is ignored.
    const hasFile = file && form.first.concat(form.more).some(({ kind }) => kind === 'file')
    if (hasFile && (await exceedsRateLimit('resumes', headers, randomUUID()))) {
      return { state: 'too-many', message: LEAD_TOO_MANY, sent }
    }
    const kept = hasFile ? await keepResume(sent, file) : { sent }
    sent = kept.sent
    const body = leadBodyOf(form, sent)
    const checked = validateForm(form, { ...body, context: leadContextOf(sent, headers) }, dayInIndia())
    const faults = [...('fault' in kept ? [kept.fault] : []), ...(checked.ok ? [] : checked.faults)]
    if (!checked.ok || faults.length > 0) return { state: 'invalid', faults: firstFaultPerField(faults), sent }
    const screened = await screenSubmission(sent, headers)
    if (screened.state === 'too-many') return { state: 'too-many', message: LEAD_TOO_MANY, sent }
    if (screened.state === 'prove') return screened
    const lead = { ...checked.lead, screening: screened.screening } as Lead
    return { state: 'stored', receipt: await storeLead(form.type, lead) }
  } catch (error) {
    return explain(error, form, sent)
  }
}

/** The file is stored first, so that it need not be chosen again when another field is invalid. */
async function keepResume(sent: PostedFields, file: File): Promise<{ sent: PostedFields; fault?: LeadFault }> {
  try {
    const { resume } = await uploadResume(file)
    return { sent: new Map([...sent, ['resume', [resume]], ['resumeName', [file.name]]]) }
  } catch (error) {
    if (!(error instanceof ResumeRefused)) throw error
    return { sent, fault: { field: 'resume', message: error.message } }
  }
}

function explain(error: unknown, form: LeadFormSpec, sent: PostedFields): SubmissionResult {
  if (!(error instanceof RequestError)) throw error
  if (error.kind === 'refused' && error.reason) {
    const gone = error.reason === leadMessages.resumeGone
    const kept = gone ? new Map([...sent].filter(([name]) => name !== 'resume')) : sent
    return { state: 'invalid', faults: [{ field: gone ? 'resume' : '', message: error.reason }], sent: kept }
  }
  log.error({ kind: error.kind, status: error.status, type: form.type }, 'a lead was not stored')
  if (error.status === 429) return { state: 'too-many', message: LEAD_TOO_MANY, sent }
  return { state: 'failed', message: LEAD_FAILURE, sent }
}

function firstFaultPerField(faults: readonly LeadFault[]): LeadFault[] {
  const seen = new Set<string>()
  return faults.filter(({ field }) => !seen.has(field) && Boolean(seen.add(field)))
}
