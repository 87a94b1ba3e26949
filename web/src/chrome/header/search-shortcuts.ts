import { STORED_KEYS } from '@/config/stored-keys'

/**
 * Kept on the device when a visitor has switched the single-key shortcut off: with speech input it can be triggered by
 * accident.
 */
const SLASH_OFF = STORED_KEYS.slash

/** `/` and Ctrl-K (Command-K) move the focus into the search box, unless the visitor is typing elsewhere. */
export function startSearchShortcuts(): void {
  startSlashSwitch()
  document.addEventListener('keydown', (event) => {
    const field = document.getElementById('site-search')
    if (!field || event.defaultPrevented || !isShortcut(event)) return
    event.preventDefault()
    field.focus()
  })
}

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey) return false
  if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === 'k'
  return key === '/' && !isWritten(target) && !isSlashOff()
}

/** Whether a key pressed on this target is text input. */
function isWritten(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}

/** The switch for the shortcut is on the page of results, and is shown only where script runs. */
function startSlashSwitch(): void {
  const tick = document.querySelector<HTMLInputElement>('input[data-slash-switch]')
  if (!tick) return
  tick.checked = !isSlashOff()
  tick.closest('label')?.removeAttribute('hidden')
  tick.addEventListener('change', () => keepSlashOff(!tick.checked))
}

function isSlashOff(): boolean {
  try {
    return localStorage.getItem(SLASH_OFF) !== null
  } catch {
    // Without storage, no choice was saved.
    return false
  }
}

function keepSlashOff(off: boolean): void {
  try {
    if (off) localStorage.setItem(SLASH_OFF, 'yes')
    else localStorage.removeItem(SLASH_OFF)
  } catch {
    // Without storage, the choice lasts as long as the page.
  }
}
