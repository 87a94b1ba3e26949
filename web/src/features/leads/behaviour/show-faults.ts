import type { LeadFault } from '@ashlar/contract'
import { markErrorInTitle } from '@/ui/title/error-title'
import { sayMessage } from '@/words/say'
import { faultSummaryText } from '../submission/outcome'

/** Shows a fault at its field, or clears it. */
export function showFault(form: HTMLFormElement, field: string, fault: string): void {
  const message = sayMessage(fault)
  const place = form.querySelector(`[data-fault-of="${CSS.escape(field)}"]`)
  if (!place) return
  if (place.textContent !== message) place.textContent = message
  const control = form.querySelector(`#${CSS.escape(`${form.dataset.leadForm}-${field}`)}`)
  control?.setAttribute('aria-invalid', String(message !== ''))
}

/** Shows the summary of faults at the top of the form, focuses it, and opens the fold that hides a faulty field. */
export function showSummary(form: HTMLFormElement, faults: readonly LeadFault[], failure = ''): void {
  const summary = form.querySelector<HTMLElement>('[data-summary]')
  const words = summary?.querySelector('[data-summary-words]')
  const list = summary?.querySelector('[data-summary-list]')
  const ways = summary?.querySelector<HTMLElement>('[data-summary-ways]')
  if (!summary || !words || !list || !ways) return
  words.textContent = sayMessage(failure) || faultSummaryText(faults.length)
  list.replaceChildren(...faults.map((fault) => itemOf(form, fault)))
  ways.hidden = failure === ''
  summary.hidden = false
  for (const { field } of faults) {
    const more = form.querySelector(`[data-fault-of="${CSS.escape(field)}"]`)?.closest('details')
    if (more) more.open = true
  }
  markErrorInTitle(true)
  // Not smooth: the next key press would interrupt the scrolling.
  summary.scrollIntoView({ behavior: 'instant', block: 'center' })
  summary.focus({ preventScroll: true })
}

export function hideSummary(form: HTMLFormElement): void {
  const summary = form.querySelector<HTMLElement>('[data-summary]')
  if (summary) summary.hidden = true
  markErrorInTitle(false)
}

function itemOf(form: HTMLFormElement, { field, message: fault }: LeadFault): HTMLLIElement {
  const message = sayMessage(fault)
  const item = document.createElement('li')
  if (!field) {
    item.textContent = message
    return item
  }
  const link = document.createElement('a')
  const id = `${form.dataset.leadForm}-${field}`
  link.href = `#${id}`
  link.textContent = message
  link.addEventListener('click', (event) => {
    const control = document.getElementById(id)
    if (!control) return
    event.preventDefault()
    control.focus()
  })
  item.append(link)
  return item
}
