/** Pixels of scroll beyond which the header is compact (specification, section 9). */
const COMPACT_BEYOND = 300

export function startCompactHeader(): void {
  const header = document.querySelector<HTMLElement>('[data-header]')
  if (!header) return
  const update = () => {
    header.toggleAttribute('data-compact', window.scrollY > COMPACT_BEYOND)
  }
  update()
  addEventListener('scroll', update, { passive: true })
}
