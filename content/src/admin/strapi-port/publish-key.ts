/** How long a press of the keys waits for a button that can publish. */
const WAIT_MS = 10_000

/**
 * From now on Ctrl-Shift-Enter publishes as soon as the record can be published. Strapi's key does nothing, without a
 * word, while links to drafts are counted or what was saved is read. Any later key or press ends the wait.
 */
export function letPublishKeyWait(): void {
  document.addEventListener('keydown', ({ key, shiftKey, ctrlKey, metaKey }) => {
    if (key !== 'Enter' || !shiftKey || !(ctrlKey || metaKey) || !publishButton()?.disabled) return
    const waiting = new AbortController()
    const { signal } = waiting
    const observer = new MutationObserver(() => {
      const button = publishButton()
      if (!button || button.disabled) return
      waiting.abort()
      button.click()
    })
    signal.addEventListener('abort', () => observer.disconnect())
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] })
    for (const name of ['keydown', 'pointerdown']) {
      document.addEventListener(name, () => waiting.abort(), { capture: true, once: true, signal })
    }
    AbortSignal.timeout(WAIT_MS).addEventListener('abort', () => waiting.abort(), { signal })
  })
}

function publishButton(): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === 'Publish')
}
