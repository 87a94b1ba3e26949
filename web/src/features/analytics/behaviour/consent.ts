const STORE_KEY = 'analytics-consent'
type Choice = 'yes' | 'no'

/** Asks whoever has not answered yet; nothing is fetched from anybody before a yes. */
export function startConsent(): void {
  const bar = document.querySelector<HTMLElement>('[data-consent]')
  if (!bar) return
  const { consent: container = '' } = bar.dataset
  const choice = storedChoice()
  if (choice === 'yes') loadTagManager(container)
  if (choice !== null) return
  bar.hidden = false
  bar.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent-answer]') : null
    const answer = button?.dataset.consentAnswer
    if (answer !== 'yes' && answer !== 'no') return
    storeChoice(answer)
    bar.hidden = true
    if (answer === 'yes') loadTagManager(container)
  })
}

/** Storage can be forbidden; then the visitor is asked again on the next page, and nothing is loaded meanwhile. */
function storedChoice(): Choice | null {
  try {
    const value = localStorage.getItem(STORE_KEY)
    return value === 'yes' || value === 'no' ? value : null
  } catch {
    return null
  }
}

function storeChoice(choice: Choice): void {
  try {
    localStorage.setItem(STORE_KEY, choice)
  } catch {
    console.warn('The answer about counting visits could not be kept on this device.')
  }
}

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

function loadTagManager(container: string): void {
  window.dataLayer ??= []
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(container)}`
  document.head.append(script)
}
