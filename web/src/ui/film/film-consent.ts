import { STORED_KEYS } from '@/config/stored-keys'

/** Whether the visitor has allowed films of other sites to play without a question. */
export function areFilmsAllowed(): boolean {
  try {
    return localStorage.getItem(STORED_KEYS.films) === 'yes'
  } catch {
    // Without storage, no choice was saved.
    return false
  }
}

/** Saves that films of other sites play without a question, or that each asks again. */
export function allowFilms(allowed: boolean): void {
  try {
    if (allowed) localStorage.setItem(STORED_KEYS.films, 'yes')
    else localStorage.removeItem(STORED_KEYS.films)
  } catch {
    // Without storage, the next film asks again.
  }
}

/** The switch on /cookies, with which a visitor takes the choice back. It is shown only where script runs. */
export function startFilmSwitch(): void {
  const tick = document.querySelector<HTMLInputElement>('input[data-film-switch]')
  if (!tick) return
  tick.checked = areFilmsAllowed()
  tick.closest('label')?.removeAttribute('hidden')
  tick.addEventListener('change', () => allowFilms(tick.checked))
}
