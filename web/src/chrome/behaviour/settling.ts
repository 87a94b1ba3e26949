/** Longer than a drawer slides (ui/drawer). */
const SLIDE_MS = 260

/**
 * Opens drawers as modal dialogs. What a finger opens slides in first and becomes modal once it stands: a modal dialog
 * makes the page behind inert, which restyles all of it, and on a slow phone that alone would hold the drawer's first
 * picture back for longer than the eye forgives. A key pressed meanwhile settles it at once, so that the focus never
 * leaves it.
 */
export class Settling {
  #onItsWay: HTMLDialogElement | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    addEventListener('keydown', () => this.settle(), { capture: true })
  }

  /** @param slideFirst whether it may become modal later */
  open(drawer: HTMLDialogElement, slideFirst: boolean): void {
    this.settle()
    delete drawer.dataset.stands
    if (!slideFirst) {
      stand(drawer)
      return
    }
    drawer.show()
    this.#onItsWay = drawer
    this.#timer = setTimeout(() => this.settle(), SLIDE_MS)
  }

  /** Makes the drawer that is on its way modal now; nothing where none is. */
  settle(): void {
    clearTimeout(this.#timer)
    const drawer = this.#onItsWay
    this.#onItsWay = null
    if (!drawer?.open) return
    // It does not slide a second time.
    drawer.dataset.stands = ''
    const focused = document.activeElement
    drawer.close()
    stand(drawer)
    if (focused instanceof HTMLElement && drawer.contains(focused)) focused.focus({ preventScroll: true })
  }
}

/** Makes a drawer modal, and holds the page behind it until none is (html[data-held] in ui/styles/base.css). */
function stand(drawer: HTMLDialogElement): void {
  drawer.showModal()
  document.documentElement.dataset.held = ''
  drawer.addEventListener('close', letGo)
}

function letGo(): void {
  if (!document.querySelector('[data-drawer]:modal')) delete document.documentElement.dataset.held
}
