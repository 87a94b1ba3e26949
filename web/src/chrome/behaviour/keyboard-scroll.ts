/**
 * With the tab key, the page jumps to each stop at once (ui/styles/base.css): when keys are pressed faster than a
 * smooth scroll moves, the focus would be off the screen. Links to anchors still scroll smoothly.
 *
 * Chromium leaves an element where it is as soon as 32 pixels of it are on the screen; here all of it is shown, also in
 * a strip that scrolls sideways.
 */
export function startKeyboardScroll(): void {
  const { dataset } = document.documentElement
  addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') dataset.tabbing = ''
    else if (key === 'Enter') delete dataset.tabbing
  })
  addEventListener('focusin', ({ target }) => {
    if ('tabbing' in dataset && target instanceof Element)
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  addEventListener('pointerdown', () => {
    delete dataset.tabbing
  })
}
