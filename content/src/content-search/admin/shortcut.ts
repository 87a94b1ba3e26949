/** The field of the search, on its page. */
export const CONTENT_SEARCH_FIELD = 'content-search-words'
export const CONTENT_SEARCH_PAGE = '/content-search'

/**
 * From now on Ctrl-K (⌘-K on a Mac) opens the search from every page. It presses the link of the menu, so that a form
 * with words that are not saved asks first.
 */
export function openSearchByKeyboard(): void {
  document.addEventListener('keydown', (event) => {
    const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    if (!isShortcut || event.altKey || event.shiftKey || event.defaultPrevented) return
    if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
    const field = document.getElementById(CONTENT_SEARCH_FIELD)
    const link = document.querySelector<HTMLAnchorElement>(`nav a[href$="${CONTENT_SEARCH_PAGE}"]`)
    if (!field && !link) return
    event.preventDefault()
    if (field instanceof HTMLInputElement) field.select()
    else link?.click()
  })
}
