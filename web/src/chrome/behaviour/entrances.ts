/**
 * Animates parts of the page each time they are scrolled into view (specification, section 9: 800 ms, repeated). Parts
 * that are in view when the script starts stay as they are, so that nothing visible is hidden.
 */
export function startEntrances(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const seen = new WeakSet<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const first = !seen.has(target)
        seen.add(target)
        if (first && isIntersecting) continue
        target.setAttribute('data-enter', isIntersecting ? 'entered' : 'waiting')
      }
    },
    { rootMargin: '0px 0px -6% 0px' },
  )
  for (const element of document.querySelectorAll('[data-enter]')) observer.observe(element)
}
