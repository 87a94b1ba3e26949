import type { LeadFault } from '@ashlar/contract'
import { dayInIndia } from '@ashlar/contract'
import { say } from '@/words/say'
import { isLeadFormId, leadForms } from '../form/forms'
import { collectFields, ENVELOPE_FIELDS, leadBodyOf, validateForm } from '../form/validate-form'
import { LEAD_FAILURE } from '../submission/outcome'
import { keepDraft, restoreDraft, turnDraftIntoHistory } from './draft'
import { CAMPAIGN_MEMORY, LEAD_FORMS } from './form-memory'
import { postFields, setHiddenField, uploadFile, validateFile } from './send'
import { showCharactersLeft } from './show-characters-left'
import { hideSummary, showFault, showSummary } from './show-faults'

/** Placeholder for a file that is chosen but not uploaded yet, while the other fields are validated. */
const NOT_UPLOADED_YET = 'chosen-and-not-sent'

const prepared = new WeakSet<HTMLFormElement>()
/** Names of the fields that the visitor has been in: before sending, only their faults are shown. */
const touched = new WeakMap<HTMLFormElement, Set<string>>()

/** Gives a form its idempotency key, its ticket (without which a person checks it first) and its draft, and validates fields once they were touched. */
export function prepareForm(form: HTMLFormElement): void {
  if (prepared.has(form)) return
  prepared.add(form)
  touched.set(form, new Set())
  const filledInEarlier = touchedBeforeLoad(form)
  restoreDraft(form)
  showAttached(form)
  if (!hiddenValue(form, ENVELOPE_FIELDS.idempotencyKey)) setHiddenField(form, ENVELOPE_FIELDS.idempotencyKey, newKey())
  if (!hiddenValue(form, ENVELOPE_FIELDS.campaign)) setHiddenField(form, ENVELOPE_FIELDS.campaign, rememberedCampaign())
  void fetchTicket(form)
  // Also keeps what was typed while this script was loading.
  keepDraft(form)
  for (const field of form.elements) showCharactersLeft(field)
  form.addEventListener('focusout', ({ target }) => {
    // A field that is left empty is no fault yet: the visitor may come back to it.
    if (!isEmpty(target)) void validateTouched(form, target)
  })
  form.addEventListener('input', ({ target }) => {
    keepDraft(form)
    showCharactersLeft(target)
    if (touched.get(form)?.has(faultNameOf(target))) void validateAndShow(form)
  })
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'file') forgetFile(form)
    void validateTouched(form, target)
  })
  for (const field of filledInEarlier) void validateTouched(form, field)
}

/** Fields that were filled in and left while this script was loading: they count as touched. */
function touchedBeforeLoad(form: HTMLFormElement): Element[] {
  return [...form.elements].filter(
    (field) =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      field.type !== 'hidden' &&
      field.value !== field.defaultValue &&
      field !== document.activeElement,
  )
}

/** Validates the form and sends it; further presses of the button while it is sent do nothing. */
export async function sendForm(form: HTMLFormElement): Promise<void> {
  prepareForm(form)
  if (form.ariaBusy === 'true') return
  setBusy(form, true)
  const faults = await validateAndShow(form, true)
  const end = faults.length > 0 ? { faults } : await deliver(form)
  if ('to' in end) {
    // The words stay for somebody who comes back to change them; what is sent then is a new enquiry.
    for (const name of [ENVELOPE_FIELDS.idempotencyKey, ENVELOPE_FIELDS.ticket]) setHiddenField(form, name, '')
    forgetFile(form)
    turnDraftIntoHistory(form)
    location.assign(end.to)
    return
  }
  setBusy(form, false)
  keepDraft(form)
  for (const { field, message } of end.faults) showFault(form, field, message)
  showSummary(form, end.faults, end.failure)
}

type End = { to: string } | { faults: LeadFault[]; failure?: string }

async function deliver(form: HTMLFormElement): Promise<End> {
  hideSummary(form)
  const file = fileOf(form)
  if (file && !hiddenValue(form, 'resume')) {
    const fault = await uploadFile(form, file)
    if (fault === 'failed') return { faults: [], failure: LEAD_FAILURE }
    if (fault) return { faults: [fault] }
    showAttached(form)
  }
  const outcome = await postFields(form)
  if (outcome.state === 'stored') return { to: outcome.to }
  if (outcome.state !== 'invalid') return { faults: [], failure: outcome.message }
  if (outcome.faults.some(({ field }) => field === 'resume')) forgetFile(form)
  return { faults: outcome.faults }
}

/** Shows the fault of each touched field; with `all`, of every field. */
async function validateAndShow(form: HTMLFormElement, all = false): Promise<LeadFault[]> {
  const { leadForm = '' } = form.dataset
  if (!isLeadFormId(leadForm)) return []
  const spec = leadForms[leadForm]
  const body = leadBodyOf(spec, collectFields(new FormData(form)))
  const file = fileOf(form)
  if (file && !body.resume) body.resume = NOT_UPLOADED_YET
  const checked = validateForm(spec, body, dayInIndia())
  const faults = checked.ok ? [] : [...checked.faults]
  const fileFault = file && body.resume === NOT_UPLOADED_YET ? await validateFile(file) : null
  if (fileFault) faults.push({ field: 'resume', message: fileFault })
  const seen = touched.get(form)
  for (const place of form.querySelectorAll<HTMLElement>('[data-fault-of]')) {
    const name = place.dataset.faultOf ?? ''
    if (all) seen?.add(name)
    if (seen?.has(name)) showFault(form, name, faults.find(({ field }) => field === name)?.message ?? '')
  }
  return faults
}

async function validateTouched(form: HTMLFormElement, target: EventTarget | null): Promise<void> {
  const name = faultNameOf(target)
  if (!name) return
  touched.get(form)?.add(name)
  await validateAndShow(form)
}

function isEmpty(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement && target.type === 'checkbox') return !target.checked
  return faultNameOf(target) === '' || (target as HTMLInputElement).value.trim() === ''
}

function faultNameOf(target: EventTarget | null): string {
  const isField =
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  if (!isField) return ''
  // The only file of any form is a résumé.
  return target.type === 'file' ? 'resume' : target.name
}

function fileOf(form: HTMLFormElement): File | null {
  const field = form.elements.namedItem('file')
  return (field instanceof HTMLInputElement && field.files?.[0]) || null
}

function forgetFile(form: HTMLFormElement): void {
  setHiddenField(form, 'resume', '')
  setHiddenField(form, 'resumeName', '')
  showAttached(form)
}

function showAttached(form: HTMLFormElement): void {
  const place = form.querySelector('[data-attached]')
  const name = hiddenValue(form, 'resumeName')
  if (place) place.textContent = name && !fileOf(form) ? say('Attached: {file}', { file: name }) : ''
}

function hiddenValue(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field.value : ''
}

function setBusy(form: HTMLFormElement, busy: boolean): void {
  form.ariaBusy = String(busy)
  const state = form.querySelector('[data-lead-state]')
  if (state) state.textContent = busy ? say('Sending') : ''
}

/** `crypto.randomUUID` is missing on a site without https, such as a trial. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function rememberedCampaign(): string {
  try {
    return sessionStorage.getItem(CAMPAIGN_MEMORY) ?? ''
  } catch {
    return ''
  }
}

/** A form without a ticket is accepted, but checked by a person before it is passed on. */
async function fetchTicket(form: HTMLFormElement): Promise<void> {
  try {
    const key = hiddenValue(form, ENVELOPE_FIELDS.idempotencyKey)
    const response = await fetch(`/api/leads/ticket?key=${key}`, { cache: 'no-store' })
    if (response.ok) setHiddenField(form, ENVELOPE_FIELDS.ticket, await response.text())
  } catch {
    // If the network fails, the visitor learns so when the form is sent.
  }
}

// A page that is restored from the back-forward cache may have been left while it was sending, or after.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  for (const form of document.querySelectorAll<HTMLFormElement>(LEAD_FORMS)) {
    setBusy(form, false)
    if (prepared.has(form) && !hiddenValue(form, ENVELOPE_FIELDS.idempotencyKey)) {
      setHiddenField(form, ENVELOPE_FIELDS.idempotencyKey, newKey())
      void fetchTicket(form)
    }
  }
})
