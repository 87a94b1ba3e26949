import { STORED_KEYS } from '@/config/stored-keys'
import { addSheet } from '@/ui/styles/add-sheet'
import looks from './consent.css?raw'
import { forgetCounting, loadTagManager, setTagManagerConsent } from './tag-manager'

type Answer = 'yes' | 'no'

/**
 * Asks visitors who have not answered yet whether visits may be counted; nothing is loaded from other sites before they
 * agree. The choice can be changed on every page. Global Privacy Control counts as a refusal.
 */
export function askAboutCounting(): void {
  const bar = document.querySelector<HTMLElement>('[data-consent]')
  const choice = document.querySelector<HTMLElement>('[data-consent-choice]')
  const state = choice?.querySelector<HTMLElement>('[data-consent-state]')
  const change = choice?.querySelector<HTMLElement>('[data-consent-change]')
  if (!bar || !choice || !state || !change) return
  addSheet(looks)
  const { consent: container = '' } = bar.dataset
  const refused = navigator.globalPrivacyControl === true
  change.hidden = refused
  const show = (answer: Answer | null) => {
    state.textContent = state.dataset[refused ? 'browser' : (answer ?? 'none')] ?? ''
  }
  let byButton = false
  makeRoomFor(bar)

  const stored = storedAnswer()
  show(stored)
  choice.hidden = false
  // Only later changes are announced, not the state at the time of loading.
  state.role = 'status'
  if (refused) {
    // Removes what earlier consent has left behind.
    if (stored === 'yes') forgetCounting()
    return
  }
  if (stored === 'yes') loadTagManager(container)
  // A page that belongs to one visitor does not show the question by itself.
  if (stored === null && container) bar.hidden = false
  change.addEventListener('click', () => {
    byButton = true
    bar.hidden = false
    bar.querySelector('button')?.focus()
  })
  bar.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent-answer]') : null
    const answer = button?.dataset.consentAnswer
    if (answer !== 'yes' && answer !== 'no') return
    const before = storedAnswer()
    storeAnswer(answer)
    bar.hidden = true
    if (answer === 'yes') loadTagManager(container)
    else if (before === 'yes') forgetCounting()
    setTagManagerConsent(answer === 'yes')
    show(answer)
    // If the visitor opened the question by the button, the focus returns to it; otherwise it moves to the content.
    if (byButton) change.focus()
    else focusContent()
    byButton = false
  })
}

/** Tells the style sheets how much of the bottom of the window the question covers: 0 where it is part of the page. */
function makeRoomFor(bar: HTMLElement): void {
  const { style } = document.documentElement
  new ResizeObserver(() => {
    const covers = !bar.hidden && getComputedStyle(bar).position === 'fixed'
    style.setProperty('--question', `${covers ? bar.offsetHeight : 0}px`)
  }).observe(bar)
}

function focusContent(): void {
  const content = document.getElementById('content')
  if (!content) return
  content.tabIndex = -1
  // The content is not a control, and the outline would surround the whole page.
  content.style.outline = 'none'
  content.focus({ preventScroll: true })
}

/** Storage can be blocked; then the question is shown again on the next page, and nothing is loaded. */
function storedAnswer(): Answer | null {
  try {
    const value = localStorage.getItem(STORED_KEYS.consent)
    return value === 'yes' || value === 'no' ? value : null
  } catch {
    return null
  }
}

function storeAnswer(answer: Answer): void {
  try {
    localStorage.setItem(STORED_KEYS.consent, answer)
  } catch {
    console.warn('The answer about counting visits could not be kept on this device.')
  }
}

declare global {
  interface Navigator {
    /** Global Privacy Control (w3c.github.io/gpc), where the browser supports it. */
    readonly globalPrivacyControl?: boolean
  }
}
