import { parseOwnHtml } from '@/ui/html/own-html'

type Suggesting = typeof import('./suggesting-search')

/**
 * The search box of the specification: it appears after the first render in the browser, in a space that is reserved
 * for it. A `noscript` there holds the form for visitors without script; the script takes its labels. The code for
 * suggestions is loaded when the box is first used, and its field then replaces the plain one.
 */
export function startSearchBox(): void {
  const place = document.querySelector<HTMLElement>('[data-search-place]')
  const twin = place?.querySelector('noscript')
  if (!place || !twin) return
  place.append(...parseOwnHtml(twin.textContent ?? '').body.children)
  const input = place.querySelector('input')
  if (!input) return

  let asked = false
  let composing = false
  let submitted = false
  let waiting: Suggesting | null = null

  const load = async () => {
    if (asked) return
    asked = true
    try {
      waiting = await import('./suggesting-search')
      takeOver()
    } catch {
      // Without suggestions the form still searches; the next use tries to load them again.
      asked = false
    }
  }
  /**
   * The field must not be replaced while an input method composes letters (for an Indian script, for example), or before
   * it is emptied: the new field would keep the text.
   */
  const takeOver = () => {
    if (!waiting || composing || submitted) return
    // If the visitor has moved on meanwhile, the focus is not pulled back; the suggestions are ready for the next use.
    asked = document.activeElement === input
    if (asked) waiting.showSuggestingField(place, input)
  }
  input.addEventListener('focus', () => void load())
  input.addEventListener('compositionstart', () => {
    composing = true
  })
  input.addEventListener('compositionend', () => {
    composing = false
    takeOver()
  })
  // The browser reads the field when it leaves for the results, which is after this event; only then is the box
  // emptied.
  const { form } = input
  form?.addEventListener('submit', () => {
    submitted = true
    setTimeout(() => {
      form.reset()
      submitted = false
      takeOver()
    })
  })
}
