import { parseOwnHtml } from '@/ui/html/own-html'

type Suggesting = typeof import('../header/suggesting-search')

/**
 * The search box of the specification: it appears after the first render in the browser, in a place kept free for it.
 * Its twin for visitors without script stands there in a `noscript`, whose words it takes. What suggests pages while one
 * types is loaded when the box is first used, and takes the place of the plain field then.
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
  let waiting: Suggesting | null = null

  const load = async () => {
    if (asked) return
    asked = true
    try {
      waiting = await import('../header/suggesting-search')
      takeOver()
    } catch {
      // Without suggestions the form still searches; the next use tries again.
      asked = false
    }
  }
  /** Letters that are being put together (in an Indian script, say) must not lose their field under way. */
  const takeOver = () => {
    if (!waiting || composing) return
    // Whoever has gone on meanwhile is not called back; the next use of the box finds everything there.
    asked = document.activeElement === input
    if (asked) waiting.takeOver(place, input)
  }
  input.addEventListener('focus', () => void load())
  input.addEventListener('compositionstart', () => {
    composing = true
  })
  input.addEventListener('compositionend', () => {
    composing = false
    takeOver()
  })
  // The browser reads the field when it leaves for the results, which is after this; then the box is empty.
  input.form?.addEventListener('submit', ({ target }) => {
    setTimeout(() => target instanceof HTMLFormElement && target.reset())
  })
}
