import { addStyles } from '../add-styles'

const FILES = '[role="dialog"] input[type="file"][name="files"]'
/** An invisible input of Strapi's that has no accessible name. */
const UNNAMED = 'main span > input[type="file"]:not([name], [aria-label], [id], [tabindex])'
const CARD = '[role="dialog"] [role="button"]'

/**
 * From now on, files are chosen by keyboard too in Strapi's dialog for pictures, which leaves its input out of the order
 * of the Tab key; and a press on a picture chooses it, as its box does. The pencil opens its details.
 */
export function mendLibraryDialog(): void {
  addStyles(`label:has(${FILES}:focus-visible) { outline: 2px solid; outline-offset: 2px; }`)
  new MutationObserver(() => {
    for (const input of document.querySelectorAll<HTMLInputElement>(`${FILES}[tabindex="-1"]`)) input.tabIndex = 0
    // The Tab key skips it: the menu beside it opens the same choice of files.
    for (const input of document.querySelectorAll<HTMLInputElement>(UNNAMED)) input.tabIndex = -1
  }).observe(document.documentElement, { childList: true, subtree: true })
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || event.target.closest('button')) return
      const box = event.target.closest(CARD)?.querySelector<HTMLButtonElement>('button[role="checkbox"]')
      if (!box) return
      event.stopPropagation()
      box.click()
    },
    true,
  )
}
