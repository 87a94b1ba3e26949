import { checkResumeFile, type LeadFault, RESUME_FIELD, RESUME_HEAD_BYTES } from '@ashlar/contract'
import type { Challenge } from 'altcha-lib'
import { CAN_PROVE, ENVELOPE_FIELDS } from '../form/validate-form'
import { LEAD_FAILURE, type LeadOutcome } from '../submission/outcome'

/**
 * Milliseconds. The site waits eight seconds for the backend; without an answer after this, the form reports a failure.
 */
const TIMEOUT_MS = 15_000
const UPLOAD_TIMEOUT_MS = 120_000

/** The outcome of a form after all requested work. */
type FinalOutcome = Exclude<LeadOutcome, { state: 'prove' }>

const failed: FinalOutcome = { state: 'failed', message: LEAD_FAILURE }

/**
 * Posts a form's text fields; the idempotency key makes a repeated post the same lead. If the site asks for a proof of
 * work, it is done and the form is sent again.
 */
export async function postFields(form: HTMLFormElement): Promise<FinalOutcome> {
  const outcome = await post(form, 'subtle' in crypto ? CAN_PROVE : '')
  if (outcome.state !== 'prove') return outcome
  const last = await post(form, await proofFor(outcome.challenge))
  return last.state === 'prove' ? failed : last
}

/**
 * @returns the proof, or an empty string: the form is then accepted, but checked by a person before it is passed on.
 */
async function proofFor(challenge: Challenge): Promise<string> {
  try {
    const { solveProofOfWork } = await import('./solve-challenge')
    return await solveProofOfWork(challenge)
  } catch {
    return ''
  }
}

async function post(form: HTMLFormElement, proof: string): Promise<LeadOutcome> {
  const fields = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams([...fields, [ENVELOPE_FIELDS.proof, proof]]),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const outcome: unknown = await response.json()
    return isOutcome(outcome) ? outcome : failed
  } catch {
    return failed
  }
}

function isOutcome(value: unknown): value is LeadOutcome {
  return typeof value === 'object' && value !== null && 'state' in value
}

/** Checks a chosen file before it is sent, and returns the fault. */
export async function validateFile(file: File | null): Promise<string | null> {
  if (!file) return checkResumeFile(null)
  const head = new Uint8Array(await file.slice(0, RESUME_HEAD_BYTES).arrayBuffer())
  return checkResumeFile({ size: file.size, head })
}

/** Uploads a chosen file before the form is sent, and puts its receipt into the form. */
export async function uploadFile(form: HTMLFormElement, file: File): Promise<LeadFault | 'failed' | null> {
  const body = new FormData()
  body.append(RESUME_FIELD, file)
  try {
    const response = await fetch('/api/resumes', {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS),
    })
    const answer: unknown = await response.json()
    if (typeof answer !== 'object' || answer === null) return 'failed'
    if ('resume' in answer && typeof answer.resume === 'string') {
      setHiddenField(form, 'resume', answer.resume)
      setHiddenField(form, 'resumeName', file.name)
      return null
    }
    if (response.status === 422 && 'message' in answer && typeof answer.message === 'string') {
      return { field: 'resume', message: answer.message }
    }
    return 'failed'
  } catch {
    return 'failed'
  }
}

/** Sets the value of a hidden field, which is added when missing. */
export function setHiddenField(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.value = value
}
