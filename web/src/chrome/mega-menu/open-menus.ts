import { whenIdle } from '@/ui/moment/moments'
import { PointerIntent } from './pointer-intent'

/** Milliseconds that the pointer may be outside before an open menu closes. */
const LEAVE_MS = 280
/** Milliseconds. A press this soon after hovering has opened the menu means 'open', not 'close'. */
const PRESS_AFTER_HOVER_MS = 700

interface Menu {
  entry: HTMLElement
  button: HTMLElement
  panel: HTMLElement
  /** When hovering opened the menu, in milliseconds since the page began; `NEVER` when a press opened it. */
  hoveredAt: number
}

/** Earlier than any time of a page: times are counted from when the page began. */
const NEVER = Number.NEGATIVE_INFINITY

/**
 * Hovering for the mega menus. Without script a panel is a popover. Each time a popover moves to the top layer, it is
 * laid out again, which on a slow machine takes about as long as painting it. So the script takes each panel over
 * before it is needed: it is laid out once while hidden, and shown in place. The script then does what a popover does
 * by itself: one panel is open at a time, Escape and a press elsewhere close it, and toggle events report it.
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
  /** The open menus. While one replaces another, it holds both. */
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
      // A screen reader may press the button without any pointer or focus event before.
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
    // The panel closes when the focus leaves it, and when a link to the same page is followed.
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
 * Changes a panel from a popover to an element that is shown in place, and makes the browser lay it out while it is
 * hidden. A panel that was opened before this script had loaded stays open and keeps the focus.
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

/** Takes all panels over in idle moments; one that a visitor is about to use is taken over at once. */
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
  // A browser may show the page as it was left, when the visitor comes back.
  addEventListener('pagehide', () => {
    for (const menu of menus) toggle(menu, false)
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const menu of menus.filter(isOpen)) {
      event.preventDefault()
      // Escape returns the focus to the button, also when hovering had opened the panel.
      const focusIsHere = menu.entry.contains(document.activeElement)
      toggle(menu, false)
      if (focusIsHere) menu.button.focus()
    }
  })
}

/** Sends the events that a popover sends, before and after the change. */
function toggle(menu: Menu, opens: boolean): void {
  if (isOpen(menu) === opens) return
  // The panel was not taken over yet.
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
