/**
 * With the tab key, the page jumps to each stop at once (ui/styles/base.css): when keys are pressed faster than a
 * smooth scroll moves, the focus would be off the screen. Links to anchors still scroll smoothly.
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
