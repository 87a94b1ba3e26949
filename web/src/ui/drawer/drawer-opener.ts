/** Milliseconds; longer than the slide of a drawer (ui/drawer). */
const SLIDE_MS = 260

/**
 * Opens drawers as modal dialogs. A drawer that is opened by touch slides in first and becomes modal afterwards. A
 * modal dialog makes the page behind inert, which restyles all of it; on a slow phone this alone would noticeably delay
 * the first frame of the drawer. A key press makes the drawer modal at once, so that the focus never leaves it.
 */
export class DrawerOpener {
  #sliding: HTMLDialogElement | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    addEventListener('keydown', () => this.finishSlide(), { capture: true })
  }

  /** @param slideFirst whether the drawer becomes modal only after its slide */
  open(drawer: HTMLDialogElement, slideFirst: boolean): void {
    this.finishSlide()
    delete drawer.dataset.stands
    if (!slideFirst) {
      makeModal(drawer)
      return
    }
    drawer.show()
    this.#sliding = drawer
    this.#timer = setTimeout(() => this.finishSlide(), SLIDE_MS)
  }

  /** Makes the sliding drawer modal now; does nothing when none is sliding. */
  finishSlide(): void {
    clearTimeout(this.#timer)
    const drawer = this.#sliding
    this.#sliding = null
    if (!drawer?.open) return
    // Prevents a second slide.
    drawer.dataset.stands = ''
    const focused = document.activeElement
    drawer.close()
    makeModal(drawer)
    if (focused instanceof HTMLElement && drawer.contains(focused)) focused.focus({ preventScroll: true })
  }
}

/**
 * Makes a drawer modal, and stops the page behind from scrolling while one is (html[data-held] in ui/styles/base.css).
 */
function makeModal(drawer: HTMLDialogElement): void {
  // Says where opening puts the focus. In the HTML, a browser complains of it where the page is in a frame.
  drawer.querySelector('[data-drawer-body]')?.toggleAttribute('autofocus', true)
  drawer.showModal()
  document.documentElement.dataset.held = ''
  drawer.addEventListener('close', releaseScroll)
}

function releaseScroll(): void {
  if (!document.querySelector('[data-drawer]:modal')) delete document.documentElement.dataset.held
}
