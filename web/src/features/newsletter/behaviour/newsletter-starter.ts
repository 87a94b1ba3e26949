const FORMS = 'form[data-newsletter]'

/** Loads the script of the newsletter forms when one is first touched. */
export function startNewsletter(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(FORMS)) {
    const prepare = (focused: EventTarget | null) =>
      void load().then(({ prepareNewsletterForm }) => prepareNewsletterForm(form, focused), withoutIt)
    form.addEventListener('focusin', ({ target }) => prepare(target))
    // The focus was in the form before this script had loaded.
    if (form.contains(document.activeElement)) prepare(document.activeElement)
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void load().then(
        ({ submitSubscription }) => submitSubscription(form),
        () => form.submit(),
      )
    })
  }
}

const load = () => import('./newsletter-behaviour')

/** Without the script, the server validates the address. */
const withoutIt = () => undefined
