/** The line at which a section counts as read: below the place to which anchors scroll, at any window height. */
const READING_LINE = '-25% 0px -75% 0px'

/** Marks the current section in the section bar, and keeps its link in view. */
export function startSectionBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-section-bar]')
  if (!bar) return
  const links = new Map<Element, HTMLAnchorElement>()
  for (const link of bar.querySelectorAll('a')) {
    const part = document.getElementById(link.hash.slice(1))
    if (part) links.set(part, link)
  }
  const read = new Set<Element>()
  const mark = () => {
    const parts = [...links.keys()].filter((part) => read.has(part))
    // When two sections stand side by side, the one named in the address is current.
    const current = parts.find(({ id }) => `#${id}` === location.hash) ?? parts[0]
    // Above the first section, as after a jump to the top of the page.
    if (!current && read.size === 0 && !bar.matches(':hover')) bar.scrollLeft = 0
    for (const [part, link] of links) {
      if (part !== current) link.removeAttribute('aria-current')
      else if (!link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'location')
        keepInView(link, bar)
      }
    }
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) isIntersecting ? read.add(target) : read.delete(target)
      mark()
    },
    { rootMargin: READING_LINE },
  )
  for (const part of links.keys()) observer.observe(part)
  addEventListener('hashchange', mark)
}

/** Does not scroll the bar while the pointer is over it: a link that a visitor is about to press must not move. */
function keepInView(link: HTMLElement, bar: HTMLElement): void {
  if (bar.matches(':hover')) return
  const isInView =
    link.offsetLeft >= bar.scrollLeft && link.offsetLeft + link.offsetWidth <= bar.scrollLeft + bar.clientWidth
  if (!isInView) bar.scrollLeft = link.offsetLeft - (bar.clientWidth - link.offsetWidth) / 2
}
