import { checkSubscribedEmail, newsletterMessages } from '@ashlar/contract'
import { CONFIRMATION_ON_ITS_WAY, FAILURE_MESSAGE, type Outcome } from '../outcome'

/** Forms whose field was left, or refused: from then on its faults are told while one types. */
const touched = new WeakSet<HTMLFormElement>()
const prepared = new WeakSet<HTMLFormElement>()

/**
 * Judges the address once its field was touched.
 *
 * @param focused what had the focus when this was asked for.
 */
export function prepareNewsletterForm(form: HTMLFormElement, focused: EventTarget | null = null): void {
  if (prepared.has(form)) return
  prepared.add(form)
  const { field, note } = partsOf(form)
  if (note.textContent !== '') touched.add(form)
  const leave = () => {
    touched.add(form)
    judge(form)
  }
  // It may have been left while this was loading.
  const wasHere = focused === field || field.value !== field.defaultValue
  if (wasHere && document.activeElement !== field) leave()
  field.addEventListener('blur', leave)
  field.addEventListener('input', () => {
    if (touched.has(form)) judge(form)
    else tell(form, '')
  })
}

/** Sends the address, once however often it is pressed. */
export async function subscribeBy(form: HTMLFormElement): Promise<void> {
  prepareNewsletterForm(form)
  const { field, button } = partsOf(form)
  if (button.ariaBusy === 'true') return
  touched.add(form)
  setBusy(form, true)
  const outcome = await send(field.value)
  if (outcome.state === 'stored') {
    form.reset()
    touched.delete(form)
    tell(form, '')
    setBusy(form, false)
    await thank(form)
  } else {
    setBusy(form, false)
    tell(form, outcome.message, true)
    field.focus()
  }
}

function judge(form: HTMLFormElement): void {
  const checked = checkSubscribedEmail(partsOf(form).field.value)
  tell(form, 'message' in checked ? checked.message : '', true)
}

async function send(email: string): Promise<Outcome> {
  const checked = checkSubscribedEmail(email)
  if ('message' in checked) return { state: 'invalid', message: checked.message }
  try {
    const response = await fetch('/api/newsletter', {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ subscribedEmail: email }),
    })
    return (await response.json()) as Outcome
  } catch {
    return { state: 'failed', message: FAILURE_MESSAGE }
  }
}

/** By a toast; where that cannot be loaded, under the field. */
async function thank(form: HTMLFormElement): Promise<void> {
  const { success } = newsletterMessages
  try {
    const { showToast } = await import('@/ui/toast/toasts')
    showToast({ title: success, description: CONFIRMATION_ON_ITS_WAY })
  } catch {
    tell(form, `${success}. ${CONFIRMATION_ON_ITS_WAY}`)
  }
}

/** Says something under the field. */
function tell(form: HTMLFormElement, message: string, isFault = false): void {
  const { field, note } = partsOf(form)
  const stands = isFault && message !== ''
  if (note.textContent !== message) note.textContent = message
  note.toggleAttribute('data-fault', stands)
  if (stands) field.setAttribute('aria-invalid', 'true')
  else field.removeAttribute('aria-invalid')
}

function setBusy(form: HTMLFormElement, busy: boolean): void {
  const { button, spinner, words } = partsOf(form)
  button.ariaBusy = String(busy)
  spinner.hidden = !busy
  words.textContent = busy ? 'Subscribing' : 'Subscribe'
  words.classList.toggle('sr-only', busy)
}

/** @throws {Error} when the server did not send a part. */
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
