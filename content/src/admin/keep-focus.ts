/** What a keyboard may be given back to. */
const FOCUSABLE = 'button:not([disabled]), input:not([disabled]), textarea:not([disabled]), a[href], [tabindex="0"]'
const DIALOG = '[role="dialog"], [role="alertdialog"]'

/**
 * From now on the keyboard goes on where it was when what had the focus is gone: behind a dialog that closed, or in the
 * form that Strapi draws anew after the first save. Without this it begins again at the top of the menu.
 */
export function keepFocus(): void {
  let last: Element | null = null
  /** The last place within the page, not in a dialog, and all that it stands in, from within. */
  let way: Element[] = []
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return
    last = target
    if (target.closest('main')) way = wayOut(target)
  })
  // Whoever points at something means that.
  document.addEventListener('pointerdown', () => {
    last = null
  })
  new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return
    const next = standIn(way)
    if (!next) return
    last = null
    // Strapi may give the focus to something itself, or open the next dialog.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body && !document.querySelector(DIALOG)) next.focus()
    })
  }).observe(document.body, { childList: true, subtree: true })
}

function wayOut(place: Element): Element[] {
  const way = [place]
  for (let around = place.parentElement; around && !around.matches('form, main'); around = around.parentElement) {
    way.push(around)
  }
  return way
}

/** The place itself, the field of its name, or what took its place. */
function standIn([place, ...around]: readonly Element[]): HTMLElement | null {
  if (!place || place.isConnected) return place instanceof HTMLElement ? place : null
  const name = place.getAttribute('name')
  if (name) return document.querySelector(`main [name="${CSS.escape(name)}"]`)
  for (const one of around) {
    const inside = one.isConnected ? one.querySelector<HTMLElement>(FOCUSABLE) : null
    if (inside) return inside
  }
  return null
}
