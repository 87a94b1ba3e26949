import { belowWidth } from '@/ui/styles/breakpoints'

/**
 * On a narrow screen the filters are a modal dialog: the page behind is inert, Escape and the back gesture close it,
 * and the focus returns to the button that opened it. The form is part of the page, where wide screens show it and
 * where it is a popover without script; while the dialog is open, the form is moved into it.
 */
export class FilterSheet {
  readonly #form: HTMLFormElement
  readonly #dialog: HTMLDialogElement

  constructor(form: HTMLFormElement, dialog: HTMLDialogElement) {
    this.#form = form
    this.#dialog = dialog
    const openers = document.querySelectorAll(`button[popovertarget="${form.id}"]:not([popovertargetaction])`)
    for (const button of openers) button.setAttribute('aria-haspopup', 'dialog')
    document.addEventListener('click', (event) => {
      const button = event.target instanceof Element ? event.target.closest('button[popovertarget]') : null
      if (button?.getAttribute('popovertarget') !== form.id) return
      event.preventDefault()
      if (button.getAttribute('popovertargetaction') === 'hide') this.close()
      else this.open()
    })
    dialog.addEventListener('close', () => this.#putBack())
    // On a wide screen the filters are in the page.
    matchMedia(belowWidth.xl).addEventListener('change', ({ matches }) => {
      if (!matches) this.close()
    })
    // The popover may have been opened before this script had loaded.
    if (form.matches(':popover-open')) {
      form.hidePopover()
      this.open()
    }
  }

  get isOpen(): boolean {
    return this.#dialog.open
  }

  open(): void {
    if (this.isOpen) return
    this.#dialog.append(this.#form)
    // The first that can have the focus says the sheet's name.
    this.#form.querySelector('[tabindex="-1"]')?.toggleAttribute('autofocus', true)
    this.#dialog.showModal()
  }

  close(): void {
    if (!this.isOpen) return
    this.#dialog.close()
    this.#putBack()
  }

  /** Moves the form in a new rendering of the page in the same way, so that the two can be compared. */
  arrange(next: Document): void {
    if (!this.isOpen) return
    const form = next.getElementById(this.#form.id)
    if (form) next.getElementById(this.#dialog.id)?.append(form)
  }

  #putBack(): void {
    if (this.#dialog.contains(this.#form)) this.#dialog.after(this.#form)
  }
}
