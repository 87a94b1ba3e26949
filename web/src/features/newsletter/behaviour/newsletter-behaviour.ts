import { checkSubscribedEmail, newsletterMessages } from '@ashlar/contract'
import { addSheet } from '@/ui/styles/add-sheet'
import { markErrorInTitle } from '@/ui/title/error-title'
import { say, sayMessage } from '@/words/say'
import { CONFIRMATION_ON_ITS_WAY, FAILURE_MESSAGE, isSubscribed, type NewsletterOutcome } from '../outcome'
import looks from './thanks.css?raw'

addSheet(looks)

/** Forms whose field was left or refused: from then on, faults are shown while the visitor types. */
const touched = new WeakSet<HTMLFormElement>()
const prepared = new WeakSet<HTMLFormElement>()

/**
 * Validates the address once its field was touched.
 *
 * @param focused the element that had the focus when loading began.
 */
export function prepareNewsletterForm(form: HTMLFormElement, focused: EventTarget | null = null): void {
  if (prepared.has(form)) return
  prepared.add(form)
  const { field, note } = partsOf(form)
  if (note.textContent !== '') touched.add(form)
  const leave = () => {
    // The field leaves with the accepted form, and must not be validated again.
    if ('thanked' in form.dataset) return
    touched.add(form)
    validate(form)
  }
  // The visitor may have left the field while this script was loading.
  const wasHere = focused === field || field.value !== field.defaultValue
  if (wasHere && document.activeElement !== field) leave()
  field.addEventListener('blur', leave)
  field.addEventListener('input', () => {
    if (touched.has(form)) validate(form)
    else showMessage(form, '')
  })
}

/** Sends the address; further presses of the button while it is sent do nothing. */
export async function submitSubscription(form: HTMLFormElement): Promise<void> {
  prepareNewsletterForm(form)
  const { field, button } = partsOf(form)
  if (button.ariaBusy === 'true') return
  touched.add(form)
  setBusy(form, true)
  const outcome = await send(form, field.value)
  if (isSubscribed(outcome)) {
    form.reset()
    touched.delete(form)
    setBusy(form, false)
    await showThanks(form, outcome.state === 'stored')
  } else {
    setBusy(form, false)
    // The same words are said again only when they come anew.
    showMessage(form, '')
    requestAnimationFrame(() => showMessage(form, sayMessage(outcome.message), true))
    markErrorInTitle(true)
    field.focus()
  }
}

function validate(form: HTMLFormElement): void {
  const checked = checkSubscribedEmail(partsOf(form).field.value)
  showMessage(form, 'message' in checked ? sayMessage(checked.message) : '', true)
}

async function send(form: HTMLFormElement, email: string): Promise<NewsletterOutcome> {
  const checked = checkSubscribedEmail(email)
  if ('message' in checked) return { state: 'invalid', message: sayMessage(checked.message) }
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        subscribedEmail: email,
        noticeVersion: form.querySelector<HTMLInputElement>('[name=noticeVersion]')?.value ?? '',
      }),
    })
    return (await response.json()) as NewsletterOutcome
  } catch {
    return { state: 'failed', message: say(FAILURE_MESSAGE) }
  }
}

/** Thanks with a toast, which disappears, and with a text in place of the form, which stays. */
async function showThanks(form: HTMLFormElement, isMailed: boolean): Promise<void> {
  const success = say(newsletterMessages.success)
  const next = isMailed ? say(CONFIRMATION_ON_ITS_WAY) : ''
  const { note } = partsOf(form)
  // Content below must not move.
  form.style.minHeight = `${form.offsetHeight}px`
  form.dataset.thanked = ''
  markErrorInTitle(false)
  showMessage(form, `${success}${say('.')} ${next}`.trim())
  // The button that had the focus was removed.
  note.tabIndex = -1
  note.focus({ preventScroll: true })
  try {
    const { showToast } = await import('@/ui/toast/toasts')
    showToast({ title: success, description: next })
  } catch {
    // The toast could not be loaded; the text on the page is enough.
  }
}

/** Shows a message under the field. */
function showMessage(form: HTMLFormElement, message: string, isFault = false): void {
  const { field, note } = partsOf(form)
  const stands = isFault && message !== ''
  if (note.textContent !== message) note.textContent = message
  note.toggleAttribute('data-fault', stands)
  field.setAttribute('aria-invalid', String(stands))
}

function setBusy(form: HTMLFormElement, busy: boolean): void {
  const { button, spinner, words } = partsOf(form)
  button.ariaBusy = String(busy)
  spinner.hidden = !busy
  words.textContent = busy ? say('Subscribing') : say('Subscribe')
  words.classList.toggle('sr-only', busy)
}

/** @throws {Error} when the page does not have a part. */
function partsOf(form: HTMLFormElement) {
  const field = form.elements.namedItem('subscribedEmail')
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
  const spinner = form.querySelector<HTMLElement>('[data-newsletter-spinner]')
  const words = form.querySelector<HTMLElement>('[data-newsletter-words]')
  const note = form.querySelector<HTMLElement>('[data-newsletter-note]')
  if (!(field instanceof HTMLInputElement && button && spinner && words && note)) {
    throw new Error('the newsletter form is not whole')
  }
  return { field, button, spinner, words, note }
}
