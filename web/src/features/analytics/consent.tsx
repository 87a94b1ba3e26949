'use client'

import { useEffect, useState } from 'react'
import styles from './consent.module.css'

const STORE_KEY = 'analytics-consent'
type Choice = 'yes' | 'no'

/** Asks once whether visits may be counted; nothing is fetched from anybody before a yes. */
export function Consent({ container }: { container: string }) {
  const [asking, setAsking] = useState(false)

  useEffect(() => {
    const choice = storedChoice()
    if (choice === 'yes') loadTagManager(container)
    setAsking(choice === null)
  }, [container])

  if (!asking) return null
  const answer = (choice: Choice) => {
    storeChoice(choice)
    setAsking(false)
    if (choice === 'yes') loadTagManager(container)
  }
  return (
    <section className={styles.bar} aria-label="Counting visits">
      <p>May we count your visit? It tells us which pages help. Nothing is loaded before you answer.</p>
      <div className={styles.choices}>
        <button type="button" onClick={() => answer('yes')}>
          Yes, count it
        </button>
        <button type="button" onClick={() => answer('no')}>
          No, thank you
        </button>
      </div>
    </section>
  )
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
