import { STORED_KEYS } from '@/features/privacy/stored-keys'
import { addSheet } from '@/ui/styles/add-sheet'
import looks from './film-question.css?raw'

addSheet(looks)

/**
 * Asks before a film is fetched from somebody else's site: its host learns who watches. A visitor may say that films are
 * never asked about again.
 *
 * @param play called once the visitor agrees, or at once where that was said before.
 */
export function askForFilm(frame: Element, poster: HTMLElement, play: () => void): void {
  if (areAllowed()) {
    play()
    return
  }
  if (frame.querySelector('[data-film-question]')) return
  const question = document.createElement('div')
  question.dataset.filmQuestion = ''
  question.role = 'group'
  question.ariaLabel = 'Before this film plays'
  const words = document.createElement('p')
  const host = new URL(poster.dataset.filmSrc ?? '', location.href).host
  words.textContent = `This film comes from ${host}, which then learns your network address and may keep entries of its own in your browser.`
  const always = document.createElement('input')
  always.type = 'checkbox'
  const label = document.createElement('label')
  label.append(always, 'Do not ask again')
  const answers = document.createElement('p')
  const close = () => {
    question.remove()
    poster.hidden = false
  }
  const yes = buttonOf('Play it', () => {
    if (always.checked) allow()
    close()
    play()
  })
  const no = buttonOf('No', () => {
    close()
    poster.focus()
  })
  answers.append(yes, no)
  question.append(words, label, answers)
  question.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    // The menu around it stays.
    event.preventDefault()
    event.stopPropagation()
    no.click()
  })
  poster.hidden = true
  frame.append(question)
  yes.focus()
}

function buttonOf(words: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = words
  button.addEventListener('click', press)
  return button
}

function areAllowed(): boolean {
  try {
    return localStorage.getItem(STORED_KEYS.films) === 'yes'
  } catch {
    // A device that keeps nothing has kept no wish either.
    return false
  }
}

function allow(): void {
  try {
    localStorage.setItem(STORED_KEYS.films, 'yes')
  } catch {
    // Where nothing may be kept, the next film asks again.
  }
}
