/**
 * Whoever goes through the page with the tab key is taken to each stop at once (ui/styles/base.css): presses that come
 * faster than a smooth scroll would leave the focus off the screen. An anchor that is followed is still scrolled to.
 */
export function startKeyboardScroll(): void {
  const { dataset } = document.documentElement
  addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') dataset.tabbing = ''
    else if (key === 'Enter') delete dataset.tabbing
  })
  addEventListener('pointerdown', () => {
    delete dataset.tabbing
  })
}
