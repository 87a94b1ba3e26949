import { openAddress } from '../../admin/strapi-port/addresses'

/** The field of the search, on its page. */
export const CONTENT_SEARCH_FIELD = 'content-search-words'
export const CONTENT_SEARCH_PAGE = '/content-search'

/** From now on Ctrl-K (⌘-K on a Mac) opens the search from every page, at every width: a narrow screen folds the menu away. */
export function openSearchByKeyboard(): void {
  document.addEventListener('keydown', (event) => {
    const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    if (!isShortcut || event.altKey || event.shiftKey || event.defaultPrevented) return
    if (document.querySelector('[role="dialog"]:not(#burger-menu), [role="alertdialog"]')) return
    const field = document.getElementById(CONTENT_SEARCH_FIELD)
    // Without the menu nobody is signed in.
    if (!field && !document.querySelector('nav')) return
    event.preventDefault()
    if (field instanceof HTMLInputElement) field.select()
    else openAddress(`/admin${CONTENT_SEARCH_PAGE}`, { replaces: false })
  })
}
