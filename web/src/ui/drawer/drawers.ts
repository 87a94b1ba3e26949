import { whenIdle } from '../moment/moments'
import { DrawerOpener } from './drawer-opener'
import { addFoot, startNestedDrawers } from './nested-drawers'

/** The state of a history entry that a drawer has added: how many drawers were open with it. */
interface DrawerState {
  drawers: number
}

/**
 * Makes drawers modal: the focus stays inside and returns to where it was, and the page behind is inert. Escape and the
 * back button close the topmost drawer, and the one below shows again. Each open drawer has a history entry.
 */
export function startDrawers(): void {
  /** Open drawers, the topmost last. */
  const stack: HTMLDialogElement[] = []
  const opener = new DrawerOpener()
  /** The address to open once the history is back at the entry before the first drawer. */
  let destination: string | null = null

  document.addEventListener('click', (event) => {
    const clicked = event.target instanceof Element ? event.target : null
    const button = clicked?.closest<HTMLButtonElement>('button[popovertarget]')
    const drawer = button && document.getElementById(button.getAttribute('popovertarget') ?? '')
    if (button && drawer instanceof HTMLDialogElement && drawer.matches('[data-drawer]')) {
      const closes = button.matches('[data-drawer-close]')
      // The browser closes a drawer that this script has not opened.
      if (closes && !stack.includes(drawer)) return
      event.preventDefault()
      if (closes) history.back()
      else open(drawer, event.detail > 0)
      return
    }
    const link = clicked?.closest<HTMLAnchorElement>('a[href]')
    if (link && stack.some((candidate) => candidate.contains(link)) && opensInThisTab(event, link)) {
      event.preventDefault()
      leaveFor(link.href)
      return
    }
    // A press on the backdrop beside the topmost drawer has the dialog itself as its target.
    const top = stack.at(-1)
    if (top && event.target === top && isBeside(event, top)) history.back()
  })

  addEventListener('popstate', (event) => {
    opener.finishSlide()
    while (stack.length > openDrawersIn(event.state)) stack.pop()?.close()
    if (destination && stack.length === 0) {
      const next = destination
      destination = null
      // Waits until the browser has restored the scroll position of the history entry; otherwise it would undo the jump
      // to an anchor.
      setTimeout(() => location.assign(next))
    }
  })

  // A page that is restored from the back-forward cache shows no drawer.
  addEventListener('pagehide', () => {
    opener.finishSlide()
    for (const drawer of stack.splice(0)) drawer.close()
  })

  startNestedDrawers(open)
  // A drawer that was opened before this script had loaded is a popover. From now on it is modal, as all others are.
  for (const drawer of document.querySelectorAll<HTMLDialogElement>('dialog[data-drawer]:popover-open')) {
    drawer.hidePopover()
    open(drawer)
  }
  whenIdle(warmDrawers)

  function open(drawer: HTMLDialogElement, byPointer = false): void {
    if (stack.includes(drawer)) return
    addFoot(drawer)
    opener.open(drawer, byPointer && stack.length === 0)
    stack.push(drawer)
    const state: DrawerState = { drawers: stack.length }
    history.pushState(state, '')
    drawer.addEventListener('cancel', cancelled)
  }

  /** Escape asks to close the drawer. The history closes it, so that its entry is removed too. */
  function cancelled(event: Event): void {
    if (event.target !== stack.at(-1)) return
    event.preventDefault()
    history.back()
  }

  /**
   * Removes the drawers' history entries before the page is left, so that 'back' on the next page returns to this page.
   */
  function leaveFor(href: string): void {
    destination = href
    history.go(-stack.length)
  }
}

/**
 * Completes each drawer whose button is visible, and makes the browser lay it out, while it is hidden. Opening it then
 * only has to paint.
 */
function warmDrawers(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[popovertarget]')) {
    const drawer = document.getElementById(button.getAttribute('popovertarget') ?? '')
    if (!drawer?.matches('[data-drawer]') || !button.checkVisibility()) continue
    addFoot(drawer)
    drawer.dataset.warm = ''
  }
}

function openDrawersIn(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('drawers' in state)) return 0
  return typeof state.drawers === 'number' ? state.drawers : 0
}

function opensInThisTab(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  return plain && link.target !== '_blank' && !link.hasAttribute('download')
}

function isBeside(event: MouseEvent, drawer: HTMLElement): boolean {
  const box = drawer.getBoundingClientRect()
  return event.clientX > box.right || event.clientX < box.left
}
