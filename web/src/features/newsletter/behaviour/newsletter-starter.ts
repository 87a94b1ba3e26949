const FORMS = 'form[data-newsletter]'

/** Loads what the newsletter forms do beyond HTML when one is first touched. */
export function startNewsletter(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(FORMS)) {
    const prepare = (focused: EventTarget | null) =>
      void load().then(({ prepareNewsletterForm }) => prepareNewsletterForm(form, focused), withoutIt)
    form.addEventListener('focusin', ({ target }) => prepare(target))
    // Whoever was here before this script is not left alone.
    if (form.contains(document.activeElement)) prepare(document.activeElement)
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void load().then(
        ({ subscribeBy }) => subscribeBy(form),
        () => form.submit(),
      )
    })
  }
}

const load = () => import('./newsletter-behaviour')

/** The server's validation is enough. */
const withoutIt = () => undefined
