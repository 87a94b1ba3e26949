import { whenIdle } from '@/ui/moment/when-idle'
import { PointerIntent } from './pointer-intent'

/** Milliseconds the pointer may be elsewhere before an open menu closes. */
const LEAVE_MS = 280
/** A press this soon after hovering opened the menu means 'open', not 'close'. */
const PRESS_AFTER_HOVER_MS = 700

interface Menu {
  entry: HTMLElement
  button: HTMLElement
  panel: HTMLElement
  /** When hovering opened it, `NEVER` when it was pressed open. */
  hoveredAt: number
}

/** Longer ago than anything, for a page of any age: time is counted from its beginning. */
const NEVER = Number.NEGATIVE_INFINITY

/**
 * Hovering for the mega menus. Without script a panel is a popover. A popover is laid out anew each time it moves to the
 * top layer, which takes a slow machine about as long as painting it; so script takes each panel over before it is asked
 * for: laid out once, unseen, and shown where it stands. What a popover does by itself is done here then: one at a time,
 * closed by Escape and by a press elsewhere, told by toggle events.
 */
export function startMegaMenus(): void {
  const menus = [...document.querySelectorAll<HTMLElement>('[data-menu]')].flatMap((entry): Menu[] => {
    const button = entry.querySelector<HTMLElement>('[data-menu-button]')
    const panel = entry.querySelector<HTMLElement>('[data-menu-panel]')
    return button && panel ? [{ entry, button, panel, hoveredAt: NEVER }] : []
  })
  const opening = new PointerIntent('down')
  const closing = new PointerIntent('down')
  const anyOpen = () => menus.some(isOpen)
  const openAlone = (menu: Menu) => {
    toggle(menu, true)
    for (const other of menus) if (other !== menu) toggle(other, false)
  }
  takeOverInTurn(menus)
  closeFromOutside(menus)
  const overlay = document.querySelector<HTMLElement>('[data-overlay]')
  /** The open ones, and while one takes the place of another, both. */
  const shown = new Set<Menu>()
  const show = (menu: Menu, opens: boolean) => {
    if (opens) shown.add(menu)
    else shown.delete(menu)
    menu.entry.toggleAttribute('data-open', opens)
    overlay?.toggleAttribute('data-shown', shown.size > 0)
  }

  for (const menu of menus) {
    const { entry, button, panel } = menu
    show(menu, panel.matches(':popover-open'))
    button.setAttribute('aria-expanded', String(isOpen(menu)))

    const aim = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      takeOver(menu)
      closing.cancel()
      if (isOpen(menu)) opening.follow(event)
      else
        opening.aim(event, anyOpen(), () => {
          performance.mark('menu-intent')
          menu.hoveredAt = performance.now()
          openAlone(menu)
        })
    }
    entry.addEventListener('pointerenter', aim)
    entry.addEventListener('pointermove', aim, { passive: true })
    entry.addEventListener('pointerleave', (event) => {
      if (event.pointerType !== 'mouse') return
      opening.cancel()
      if (!anyOpen()) return
      closing.wait(LEAVE_MS, () => {
        for (const candidate of menus) toggle(candidate, false)
      })
    })
    for (const sign of ['focusin', 'pointerdown']) {
      entry.addEventListener(sign, () => takeOver(menu), { passive: true })
    }
    button.addEventListener('click', () => {
      opening.cancel()
      // A screen reader may press it without a sign before.
      takeOver(menu)
      const meansOpen = performance.now() - menu.hoveredAt < PRESS_AFTER_HOVER_MS
      menu.hoveredAt = NEVER
      if (!isOpen(menu)) openAlone(menu)
      else if (!meansOpen) toggle(menu, false)
    })
    panel.addEventListener('beforetoggle', (event) => {
      show(menu, event instanceof ToggleEvent && event.newState === 'open')
    })
    panel.addEventListener('toggle', () => {
      button.setAttribute('aria-expanded', String(isOpen(menu)))
      if (!isOpen(menu)) menu.hoveredAt = NEVER
    })
    // Tabbing out of the panel leaves it behind, and so does following a link on the same page.
    entry.addEventListener('focusout', (event) => {
      const next = event.relatedTarget
      if (next instanceof Node && !entry.contains(next)) toggle(menu, false)
    })
    panel.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (link instanceof HTMLAnchorElement && link.hash && link.target !== '_blank') toggle(menu, false)
    })
  }
}

/**
 * Makes a panel that is a popover one that is shown where it stands, and has the browser lay it out, unseen. One that was
 * opened before the script came stays open, and keeps the focus.
 */
function takeOver(menu: Menu): void {
  const { panel } = menu
  if (!panel.hasAttribute('popover')) return
  const wasOpen = isOpen(menu)
  const focused = document.activeElement
  panel.removeAttribute('popover')
  panel.dataset.warm = ''
  if (!wasOpen) return
  toggle(menu, true)
  if (focused instanceof HTMLElement && panel.contains(focused)) focused.focus({ preventScroll: true })
}

/** All of them in idle moments; one before its turn at the first sign of interest. */
function takeOverInTurn([first, ...others]: readonly Menu[]): void {
  if (!first) return
  whenIdle(() => {
    takeOver(first)
    takeOverInTurn(others)
  })
}

function closeFromOutside(menus: readonly Menu[]): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      for (const menu of menus) if (!(target instanceof Node && menu.entry.contains(target))) toggle(menu, false)
    },
    { capture: true },
  )
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const menu of menus.filter(isOpen)) {
      event.preventDefault()
      // Escape gives the focus back to the button, also when hovering had opened the panel.
      const focusIsHere = menu.entry.contains(document.activeElement)
      toggle(menu, false)
      if (focusIsHere) menu.button.focus()
    }
  })
}

/** Tells of it as a popover does, before and after. */
function toggle(menu: Menu, opens: boolean): void {
  if (isOpen(menu) === opens) return
  // One that was not taken over yet.
  if (menu.panel.hasAttribute('popover')) {
    menu.panel.hidePopover()
    return
  }
  const states = opens ? { oldState: 'closed', newState: 'open' } : { oldState: 'open', newState: 'closed' }
  menu.panel.dispatchEvent(new ToggleEvent('beforetoggle', states))
  menu.panel.dispatchEvent(new ToggleEvent('toggle', states))
}

function isOpen({ entry }: Menu): boolean {
  return entry.hasAttribute('data-open')
}
