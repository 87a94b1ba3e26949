import { ENVELOPE_FIELDS } from '../form/validate-form'
import { draftKeyOf } from './form-memory'

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
  const words: Words = []
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && !NOT_KEPT.has(name)) words.push([name, value])
  }
  try {
    sessionStorage.setItem(draftKeyOf(form), JSON.stringify(words))
  } catch {
    // Storage may be blocked or full; the text then lives as long as the page.
  }
}

export function dropDraft(form: HTMLFormElement): void {
  try {
    sessionStorage.removeItem(draftKeyOf(form))
  } catch {
    // Without storage, no draft was kept.
  }
}

/** Restores the text typed earlier in the session, except in fields that have been filled in since. */
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

function stored(form: HTMLFormElement): Words {
  try {
    const words: unknown = JSON.parse(sessionStorage.getItem(draftKeyOf(form)) ?? '[]')
    return Array.isArray(words) ? words.filter(isWord) : []
  } catch {
    return []
  }
}

function isWord(value: unknown): value is Words[number] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
}

type TextField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function isText(element: Element): element is TextField {
  if (element instanceof HTMLInputElement) return element.type !== 'file' && element.type !== 'checkbox'
  return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement
}
