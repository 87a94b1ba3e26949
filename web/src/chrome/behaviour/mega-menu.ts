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
 * Hovering for the mega menus. Opening by press, closing by Escape or by a press elsewhere, and only one open at a
 * time are the popover's own doing.
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
  const warm = warmer(menus)

  for (const menu of menus) {
    const { entry, button, panel } = menu
    button.setAttribute('aria-expanded', String(isOpen(menu)))

    const aim = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      warm(menu)
      closing.cancel()
      if (isOpen(menu)) opening.follow(event)
      else opening.aim(event, anyOpen(), () => open(menu))
    }
    entry.addEventListener('pointerenter', aim)
    entry.addEventListener('pointermove', aim, { passive: true })
    entry.addEventListener('pointerleave', (event) => {
      if (event.pointerType !== 'mouse') return
      opening.cancel()
      if (!anyOpen()) return
      closing.wait(LEAVE_MS, () => {
        for (const candidate of menus) if (isOpen(candidate)) candidate.panel.hidePopover()
      })
    })
    for (const sign of ['focusin', 'pointerdown']) {
      entry.addEventListener(sign, () => warm(menu), { passive: true })
    }
    button.addEventListener('click', (event) => {
      opening.cancel()
      if (isOpen(menu) && performance.now() - menu.hoveredAt < PRESS_AFTER_HOVER_MS) {
        menu.hoveredAt = NEVER
        event.preventDefault()
      }
    })
    panel.addEventListener('toggle', (event) => {
      const opened = event instanceof ToggleEvent && event.newState === 'open'
      button.setAttribute('aria-expanded', String(opened))
      if (!opened) menu.hoveredAt = NEVER
    })
    // Escape gives the focus back to the button, also when hovering had opened the panel.
    entry.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !isOpen(menu)) return
      event.preventDefault()
      panel.hidePopover()
      button.focus()
    })
    // Tabbing out of the panel leaves it behind, and so does following a link on the same page.
    entry.addEventListener('focusout', (event) => {
      const next = event.relatedTarget
      if (next instanceof Node && !entry.contains(next) && isOpen(menu)) panel.hidePopover()
    })
    panel.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (link instanceof HTMLAnchorElement && link.hash && link.target !== '_blank') panel.hidePopover()
    })
  }
}

/**
 * Has the browser style and lay out a panel, unseen, at the first sign of interest: opening it then only has to paint.
 * The other panels follow in idle moments, since the pointer goes from one to the next without delay.
 */
function warmer(menus: readonly Menu[]): (first: Menu) => void {
  let interested = false
  const heat = ({ panel }: Menu) => {
    panel.dataset.warm = ''
  }
  return (first) => {
    heat(first)
    if (interested) return
    interested = true
    for (const menu of menus) whenIdle(() => heat(menu))
  }
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 1000 })
  else setTimeout(act, 50)
}

function open(menu: Menu): void {
  performance.mark('menu-intent')
  menu.hoveredAt = performance.now()
  menu.panel.showPopover()
}

function isOpen({ panel }: Menu): boolean {
  return panel.matches(':popover-open')
}
