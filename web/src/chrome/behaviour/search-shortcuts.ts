import { STORED_KEYS } from '@/features/privacy/stored-keys'

/** On this device, where somebody has switched the single key off: whoever speaks to a computer may say it unawares. */
const SLASH_OFF = STORED_KEYS.slash

/** `/` and Ctrl-K (Command-K) put the caret into the search box, unless one is writing somewhere else. */
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

/** Whether keys pressed there are letters of a text. */
function isWritten(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}

/** The switch stands on the page of results, and is shown where it works. */
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
    // A device that keeps nothing has kept no wish either.
    return false
  }
}

function keepSlashOff(off: boolean): void {
  try {
    if (off) localStorage.setItem(SLASH_OFF, 'yes')
    else localStorage.removeItem(SLASH_OFF)
  } catch {
    // Where nothing may be kept, the wish lasts no longer than the page.
  }
}
