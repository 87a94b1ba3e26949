import { LEAD_FORMS, rememberCampaign, storedDraft } from './form-memory'

/** Loads the script of a form when it is first touched, or at once when it has a draft from earlier in the session. */
export function startLeadForms(): void {
  rememberCampaign()
  const prepare = (form: HTMLFormElement) =>
    void load().then(
      (behaviour) => behaviour.prepareForm(form),
      // Without the script, the form posts as plain HTML.
      () => undefined,
    )
  document.addEventListener('focusin', ({ target }) => {
    const form = formOf(target)
    if (form) prepare(form)
  })
  document.addEventListener('submit', (event) => {
    const form = formOf(event.target)
    if (!form || event.defaultPrevented) return
    event.preventDefault()
    void load().then(
      (behaviour) => behaviour.sendForm(form),
      () => form.submit(),
    )
  })
  for (const form of document.querySelectorAll<HTMLFormElement>(LEAD_FORMS)) {
    // Also starts forms that a visitor has begun to fill in before this script had loaded.
    if (storedDraft(form) || form.contains(document.activeElement)) prepare(form)
  }
  document.documentElement.dataset.formsReady = ''
}

const load = () => import('./lead-form-behaviour')

function formOf(target: EventTarget | null): HTMLFormElement | null {
  return target instanceof Element ? target.closest<HTMLFormElement>(LEAD_FORMS) : null
}
