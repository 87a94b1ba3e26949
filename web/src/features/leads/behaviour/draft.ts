import { ENVELOPE_FIELDS } from '../form/validate-form'
import { draftKeyOf, storedDraft } from './form-memory'

/** Fields that a draft leaves out: those that the visitor has not typed, and consent, which must be given each time. */
const NOT_KEPT = new Set<string>([
  ENVELOPE_FIELDS.ticket,
  ENVELOPE_FIELDS.trap,
  ENVELOPE_FIELDS.noticeVersion,
  ENVELOPE_FIELDS.consent,
  ENVELOPE_FIELDS.marketing,
  ENVELOPE_FIELDS.share,
])

type Words = [name: string, value: string][]

/**
 * Keeps the typed text of a form until the tab is closed, with the idempotency key under which it may already be
 * stored.
 */
export function keepDraft(form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(draftKeyOf(form), JSON.stringify(wordsOf(form)))
  } catch {
    // Storage may be blocked or full; the text then lives as long as the page.
  }
}

/**
 * Drops the draft of a form that was sent, and keeps its words with this entry of the history: they are there for
 * somebody who goes back, and not in a form that is opened anew. Some engines restore no fields by themselves.
 */
export function turnDraftIntoHistory(form: HTMLFormElement): void {
  history.replaceState({ ...history.state, [draftKeyOf(form)]: wordsOf(form) }, '')
  try {
    sessionStorage.removeItem(draftKeyOf(form))
  } catch {
    // Without storage, no draft was kept.
  }
}

/** Restores the text of the draft or of the history, except in fields that have been filled in since. */
export function restoreDraft(form: HTMLFormElement): void {
  for (const [name, values] of wordsByName(form)) {
    const fields = [...form.elements].filter((element) => isText(element) && element.name === name)
    for (const [index, field] of fields.entries()) {
      const value = values[index]
      if (!isText(field) || !value || field.value !== '') continue
      field.value = value
      const more = field.closest('details')
      if (more) more.open = true
    }
  }
}

function wordsByName(form: HTMLFormElement): Map<string, string[]> {
  const byName = new Map<string, string[]>()
  for (const [name, value] of stored(form)) byName.set(name, [...(byName.get(name) ?? []), value])
  return byName
}

function wordsOf(form: HTMLFormElement): Words {
  const words: Words = []
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && !NOT_KEPT.has(name)) words.push([name, value])
  }
  return words
}

function stored(form: HTMLFormElement): Words {
  const words = storedDraft(form)
  return Array.isArray(words) ? words.filter(isWord) : []
}

function isWord(value: unknown): value is Words[number] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
}

type TextField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function isText(element: Element): element is TextField {
  if (element instanceof HTMLInputElement) return element.type !== 'file' && element.type !== 'checkbox'
  return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement
}
