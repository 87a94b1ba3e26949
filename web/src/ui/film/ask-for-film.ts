import { say } from '@/words/say'
import { addSheet } from '../styles/add-sheet'
import { allowFilms, areFilmsAllowed } from './film-consent'
import looks from './film-question.css?raw'

addSheet(looks)

/**
 * Asks the visitor before a film is loaded from another site, because that site learns who watches. The visitor can
 * choose never to be asked again, and take that back on /cookies.
 *
 * @param play called once the visitor agrees, or at once if they agreed to all films before.
 */
export function askForFilm(frame: Element, poster: HTMLElement, play: () => void): void {
  if (areFilmsAllowed()) {
    play()
    return
  }
  if (frame.querySelector('[data-film-question]')) return
  const question = document.createElement('div')
  question.dataset.filmQuestion = ''
  question.role = 'group'
  question.ariaLabel = say('Before this film plays')
  const words = document.createElement('p')
  const host = new URL(poster.dataset.filmSrc ?? '', location.href).host
  words.textContent = say(
    'This film comes from {host}, which then learns your network address and may keep entries of its own in your browser.',
    { host },
  )
  const always = document.createElement('input')
  always.type = 'checkbox'
  const label = document.createElement('label')
  label.append(always, say('Do not ask again'))
  const answers = document.createElement('p')
  const close = () => {
    question.remove()
    poster.hidden = false
  }
  const yes = buttonOf(say('Play it'), () => {
    if (always.checked) allowFilms(true)
    close()
    play()
  })
  const no = buttonOf(say('No'), () => {
    close()
    poster.focus()
  })
  answers.append(yes, no)
  question.append(words, label, answers)
  question.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    // Keeps the menu around the film open.
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
