/** `/` and Ctrl-K (Command-K) put the caret into the search box, unless one is writing somewhere else. */
export function startSearchShortcuts(signal: AbortSignal): void {
  document.addEventListener(
    'keydown',
    (event) => {
      const field = document.getElementById('site-search')
      if (!field || event.defaultPrevented || !isShortcut(event)) return
      event.preventDefault()
      field.focus()
    },
    { signal },
  )
}

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey) return false
  if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === 'k'
  return key === '/' && !isWritten(target)
}

/** Whether keys pressed there are letters of a text. */
function isWritten(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}
