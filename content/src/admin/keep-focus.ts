/** What a keyboard may be given back to. */
const FOCUSABLE = 'button:not([disabled]), input:not([disabled]), textarea:not([disabled]), a[href], [tabindex="0"]'
const DIALOG = '[role="dialog"], [role="alertdialog"]'
/** How long a pressed button may be at work before the keyboard goes on beside it. */
const WORK_MS = 1000

/** An element that the focus stands in, and what stands beside it. */
interface Step {
  element: Element
  next: Element | null
  before: Element | null
}

/** The last place of the focus within the main part of the page, within a dialog, or beside both. */
interface Place {
  element: Element
  isInMain: boolean
  /** All that it stands in, from within. */
  way: Step[]
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
  let points = false
  /** The page that somebody leaves by a link of the menu. */
  let left: HTMLElement | null = null
  /** By the part of the page that each is in; the latest one is the last. */
  const places = new Map<Element, Place>()
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return
    last = target
    // A list that hangs below something goes, and what it hangs below stays.
    if (target.closest('[role="menu"], [role="listbox"]')) return
    const room = target.closest(DIALOG) ?? target.closest('main') ?? document.body
    for (const one of places.keys()) if (one === room || !one.isConnected) places.delete(one)
    places.set(room, placeOf(target))
  })
  // Whoever points at something means that.
  document.addEventListener('pointerdown', () => {
    last = null
    points = true
  })
  document.addEventListener('keydown', () => {
    points = false
  })
  document.addEventListener('click', ({ target }) => {
    const leaves = !points && target instanceof Element && target.closest('nav a[href]')
    left = leaves ? document.querySelector('main') : null
  })
  document.addEventListener('focusout', ({ relatedTarget }) => {
    // Strapi takes the focus from a field when it saves.
    if (!relatedTarget) giveBackLater()
  })
  const isLost = () => last !== null && document.activeElement === document.body
  const giveBack = (added: readonly Element[], isDone: boolean) => {
    const [latest, ...earlier] = remembered(places)
    let next = latest ? placeFor(latest, added, isDone && !points) : null
    // Nothing of the place is left: a list that is empty now, a message that was closed, or another page.
    if (!next && isDone && !last?.isConnected) {
      const before = latest?.isInMain ? [] : earlier
      next = before.map((place) => placeFor(place, [], true)).find(Boolean) ?? document.getElementById('main-content')
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
    const page = left?.isConnected === false && document.querySelector<HTMLElement>('main:not([aria-busy="true"])')
    if (page) {
      left = null
      // The menu may be sixty stops long.
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
  return { element, isInMain, way: wayOut(element), form: form && { path: formPath(), depth } }
}

/** Where a new record is written, and where it stands after its first save, is one form. */
const formPath = () => location.pathname.split('/create')[0] ?? ''

function wayOut(place: Element): Step[] {
  const way: Step[] = []
  for (let at: Element | null = place; at && (at === place || !at.matches('form, main, body')); at = at.parentElement) {
    way.push({ element: at, next: at.nextElementSibling, before: at.previousElementSibling })
  }
  return way
}

/** The latest place first. A dialog that closed is over, and the main part of the page may be drawn anew. */
function remembered(places: ReadonlyMap<Element, Place>): Place[] {
  const there = [...places].filter(([room]) => room.isConnected || room.matches('main'))
  return there.map(([, place]) => place).reverse()
}

function placeFor(place: Place, added: readonly Element[], isDone: boolean): HTMLElement | null {
  return standIn(place, added, isDone) ?? nearestInForm(place)
}

/** The place itself, the field of its name or label, what came instead, or what stood beside it: the next row, or the one before. */
function standIn({ element, way }: Place, added: readonly Element[], isDone: boolean): HTMLElement | null {
  if (element.isConnected) {
    if (!element.matches(':disabled, [contenteditable="false"]')) return element instanceof HTMLElement ? element : null
    // A field can be written in again in a moment, and so may a button be pressed.
    if (!isDone || !element.matches('button')) return null
  }
  const named = namedAs(element)
  if (named) return named
  const left = element.isConnected ? 1 : way.findIndex((step) => step.element.isConnected)
  for (let at = Math.max(left, 1); at < way.length; at += 1) {
    const [gone, around] = [way[at - 1], way[at]?.element]
    if (!gone || !around) continue
    // In a row of buttons the next one may be the one that deletes.
    const beside = at === 1 ? [gone.before, gone.next] : [gone.next, gone.before]
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
