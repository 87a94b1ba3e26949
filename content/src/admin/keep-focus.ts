/** What can be given the focus. */
const FOCUSABLE = 'button:not([disabled]), input:not([disabled]), textarea:not([disabled]), a[href], [tabindex="0"]'
const DIALOG = '[role="dialog"], [role="alertdialog"]'
/** How long a pressed button may be at work before the keyboard goes on beside it. */
const WORK_MS = 1000

/** An element that the focus stands in, and what stands beside it. */
interface Level {
  element: Element
  next: Element | null
  previous: Element | null
}

/** The last place of the focus within the main part of the page, within a dialog, or beside both. */
interface Place {
  element: Element
  isInMain: boolean
  /** The element and all that encloses it within its form or part of the page, innermost first. */
  levels: Level[]
  /** The form that it is in, by its address, and how far below the top of the form it is. */
  form: { path: string; depth: number } | null
}

/**
 * From now on the keyboard goes on where it was when what had the focus is gone or cannot have it: behind a dialog that
 * closed, in a form that is being saved or that Strapi draws anew, at a button that is at work. Without this it begins
 * again at the top of the menu, and what is typed after Ctrl-S is lost.
 */
export function keepFocus(): void {
  let last: Element | null = null
  let isPointing = false
  /** The page that somebody leaves by a link of the menu, with the keyboard. */
  let mainLeftByKeyboard: HTMLElement | null = null
  /** By the part of the page that each is in; the latest one is the last. */
  const places = new Map<Element, Place>()
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return
    last = target
    // A menu or a list of options closes, and the focus returns to the button that opened it: that one is the place.
    if (target.closest('[role="menu"], [role="listbox"]')) return
    const part = target.closest(DIALOG) ?? target.closest('main') ?? document.body
    // Deleted first: a map keeps the order of insertion, and the latest place must be its last.
    for (const one of places.keys()) if (one === part || !one.isConnected) places.delete(one)
    places.set(part, placeOf(target))
  })
  // A pointer says itself where the focus goes; nothing is given back after it.
  document.addEventListener('pointerdown', () => {
    last = null
    isPointing = true
  })
  document.addEventListener('keydown', () => {
    isPointing = false
  })
  document.addEventListener('click', ({ target }) => {
    const leaves = !isPointing && target instanceof Element && target.closest('nav a[href]')
    mainLeftByKeyboard = leaves ? document.querySelector('main') : null
  })
  document.addEventListener('focusout', ({ relatedTarget }) => {
    // Strapi takes the focus from a field when it saves.
    if (!relatedTarget) giveBackLater()
  })
  const isLost = () => last !== null && document.activeElement === document.body
  /** @param waitIsOver whether nothing more is expected to appear, so that the next best element will do. */
  const giveBack = (added: readonly Element[], waitIsOver: boolean) => {
    const [latest, ...earlier] = remembered(places)
    let next = latest ? placeFor(latest, added, waitIsOver && !isPointing) : null
    // Nothing of the place is left: a list that is empty now, a message that was closed, or another page.
    if (!next && waitIsOver && !last?.isConnected) {
      const alternatives = latest?.isInMain ? [] : earlier
      next =
        alternatives.map((place) => placeFor(place, [], true)).find(Boolean) ?? document.getElementById('main-content')
    }
    if (!next) return
    // Strapi may give the focus to something itself, or open the next dialog.
    requestAnimationFrame(() => {
      const dialog = [...document.querySelectorAll(DIALOG)].at(-1)
      if (!isLost() || (dialog && !dialog.contains(next))) return
      next.focus()
      if (latest) copyCaret(latest.element, next)
    })
  }
  const giveBackLater = () => {
    setTimeout(() => {
      if (!isLost()) return
      if (document.querySelector('main[aria-busy="true"]')) giveBackLater()
      else giveBack([], true)
    }, WORK_MS)
  }
  new MutationObserver((changes) => {
    const page =
      mainLeftByKeyboard?.isConnected === false && document.querySelector<HTMLElement>('main:not([aria-busy="true"])')
    if (page) {
      mainLeftByKeyboard = null
      // Otherwise the keyboard would pass up to sixty links of the menu before it reaches the page.
      if (document.activeElement?.closest('nav')) page.focus()
    }
    if (!isLost()) return
    giveBack(
      changes.flatMap(({ addedNodes }) => [...addedNodes].filter((node) => node instanceof Element)),
      false,
    )
    if (!last?.isConnected || changes.some(({ target }) => target === last)) giveBackLater()
  }).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'contenteditable'],
  })
}

/** In a field that was drawn anew the caret begins before the text. */
function copyCaret(from: Element, to: Element): void {
  if (from !== to && hasCaret(from) && hasCaret(to)) to.setSelectionRange(from.selectionStart, from.selectionEnd)
}

const hasCaret = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
  'selectionStart' in field && field.selectionStart !== null

function placeOf(element: Element): Place {
  const form = element.closest('main form')
  const depth = form ? element.getBoundingClientRect().top - form.getBoundingClientRect().top : 0
  const isInMain = element.closest('main') !== null
  return { element, isInMain, levels: levelsAbove(element), form: form && { path: formPath(), depth } }
}

/** Where a new record is written, and where it stands after its first save, is one form. */
const formPath = () => location.pathname.split('/create')[0] ?? ''

function levelsAbove(place: Element): Level[] {
  const levels: Level[] = []
  for (let at: Element | null = place; at && (at === place || !at.matches('form, main, body')); at = at.parentElement) {
    levels.push({ element: at, next: at.nextElementSibling, previous: at.previousElementSibling })
  }
  return levels
}

/** The latest place first. A dialog that closed is over, and the main part of the page may be drawn anew. */
function remembered(places: ReadonlyMap<Element, Place>): Place[] {
  const there = [...places].filter(([part]) => part.isConnected || part.matches('main'))
  return there.map(([, place]) => place).reverse()
}

function placeFor(place: Place, added: readonly Element[], waitIsOver: boolean): HTMLElement | null {
  return standIn(place, added, waitIsOver) ?? nearestInForm(place)
}

/** The place itself, the field of its name or label, what came instead, or what stood beside it: the next row, or the one before. */
function standIn({ element, levels }: Place, added: readonly Element[], waitIsOver: boolean): HTMLElement | null {
  if (element.isConnected) {
    if (!element.matches(':disabled, [contenteditable="false"]')) return element instanceof HTMLElement ? element : null
    // A field can be written in again in a moment, and so may a button be pressed.
    if (!waitIsOver || !element.matches('button')) return null
  }
  const named = namedAs(element)
  if (named) return named
  const firstKept = element.isConnected ? 1 : levels.findIndex((level) => level.element.isConnected)
  for (let at = Math.max(firstKept, 1); at < levels.length; at += 1) {
    const [gone, around] = [levels[at - 1], levels[at]?.element]
    if (!gone || !around) continue
    // In a row of buttons the next one may be the one that deletes.
    const beside = at === 1 ? [gone.previous, gone.next] : [gone.next, gone.previous]
    for (const one of [...added.filter((node) => around.contains(node)), ...beside, around]) {
      const inside = focusableIn(one)
      if (inside) return inside
    }
  }
  return null
}

/** The field of the same name, or of the same label: Strapi draws the parts of a record anew when they have been saved. */
function namedAs(element: Element): HTMLElement | null {
  for (const attribute of ['name', 'aria-label']) {
    const value = element.getAttribute(attribute)
    const same = value && document.querySelector(`main ${element.localName}[${attribute}="${CSS.escape(value)}"]`)
    const found = same ? focusableIn(same) : null
    if (found) return found
  }
  return null
}

/** Where the field was in the form that was drawn anew: the last place above it when it is folded away now. */
function nearestInForm({ element, form }: Place): HTMLElement | null {
  const drawn = document.querySelector('main form')
  if (element.isConnected || !form || !drawn || !formPath().startsWith(form.path)) return null
  const top = drawn.getBoundingClientRect().top
  const shown = [...drawn.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => one.checkVisibility())
  return shown.filter((one) => one.getBoundingClientRect().top - top <= form.depth).at(-1) ?? null
}

function focusableIn(element: Element | null): HTMLElement | null {
  if (!element?.isConnected) return null
  if (element instanceof HTMLElement && element.matches(FOCUSABLE)) return element.checkVisibility() ? element : null
  return [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].find((one) => one.checkVisibility()) ?? null
}
