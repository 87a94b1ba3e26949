/** What a keyboard may be given back to. */
const FOCUSABLE = 'button:not([disabled]), input:not([disabled]), textarea:not([disabled]), a[href], [tabindex="0"]'
const DIALOG = '[role="dialog"], [role="alertdialog"]'

/** An element that the focus stands in, and what stands beside it. */
interface Step {
  element: Element
  next: Element | null
  before: Element | null
}

/**
 * From now on the keyboard goes on where it was when what had the focus is gone: behind a dialog that closed, or in the
 * form that Strapi draws anew after the first save. Without this it begins again at the top of the menu.
 */
export function keepFocus(): void {
  let last: Element | null = null
  /** The last place within the page, not in a dialog, and all that it stands in, from within. */
  let way: Step[] = []
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return
    last = target
    if (target.closest('main')) way = wayOut(target)
  })
  // Whoever points at something means that.
  document.addEventListener('pointerdown', () => {
    last = null
  })
  new MutationObserver((changes) => {
    if (!last || last.isConnected || document.activeElement !== document.body) return
    const next = standIn(
      way,
      changes.flatMap(({ addedNodes }) => [...addedNodes].filter((node) => node instanceof Element)),
    )
    if (!next) return
    last = null
    // Strapi may give the focus to something itself, or open the next dialog.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body && !document.querySelector(DIALOG)) next.focus()
    })
  }).observe(document.body, { childList: true, subtree: true })
}

function wayOut(place: Element): Step[] {
  const way: Step[] = []
  for (let at: Element | null = place; at && (at === place || !at.matches('form, main')); at = at.parentElement) {
    way.push({ element: at, next: at.nextElementSibling, before: at.previousElementSibling })
  }
  return way
}

/** The place itself, the field of its name, what came instead, or what stood beside it: the next row, or the one before. */
function standIn(way: readonly Step[], added: readonly Element[]): HTMLElement | null {
  const place = way[0]?.element
  if (!place || place.isConnected) return place instanceof HTMLElement ? place : null
  const name = place.getAttribute('name')
  if (name) return document.querySelector(`main [name="${CSS.escape(name)}"]`)
  const left = way.findIndex(({ element }) => element.isConnected)
  const [gone, around] = [way[left - 1], way[left]?.element]
  if (!gone || !around) return null
  for (const one of [...added.filter((element) => around.contains(element)), gone.next, gone.before, around]) {
    const inside = one?.isConnected ? focusableIn(one) : null
    if (inside) return inside
  }
  return null
}

function focusableIn(element: Element): HTMLElement | null {
  return element instanceof HTMLElement && element.matches(FOCUSABLE) ? element : element.querySelector(FOCUSABLE)
}
