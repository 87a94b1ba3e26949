/** Where a part counts as read: below the place at which anchors come to rest, on a window of any height. */
const READING_LINE = '-25% 0px -75% 0px'

/** Marks, in the bar of a page's parts, the part that is read, and keeps its name in view. */
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
    // Of two that stand side by side it is the one that was asked for.
    const current = parts.find(({ id }) => `#${id}` === location.hash) ?? parts[0]
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

/** Not under a pointer: what somebody is about to press must not move away. */
function keepInView(link: HTMLElement, bar: HTMLElement): void {
  if (bar.matches(':hover')) return
  const isInView =
    link.offsetLeft >= bar.scrollLeft && link.offsetLeft + link.offsetWidth <= bar.scrollLeft + bar.clientWidth
  if (!isInView) bar.scrollLeft = link.offsetLeft - (bar.clientWidth - link.offsetWidth) / 2
}
