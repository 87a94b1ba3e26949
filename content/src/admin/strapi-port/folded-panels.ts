/** What stands beside a form is below it on a narrow screen, and folded away at first. */
const PANELS = '[data-radix-scroll-area-viewport]:has(aside)'

/** From now on the keyboard does not go through panels that are folded away: Strapi only makes them nothing high. */
export function keepFoldedPanelsAway(): void {
  const heights = new ResizeObserver((changes) => {
    for (const { target, contentRect } of changes) target.toggleAttribute('inert', contentRect.height === 0)
  })
  document.addEventListener('keydown', () => {
    for (const panels of document.querySelectorAll(PANELS)) heights.observe(panels)
  })
}
