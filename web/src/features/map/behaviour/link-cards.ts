const CARD = '[data-project]'

/**
 * Links the cards of the list with their markers on the map, both ways.
 *
 * @param point receives the project whose card has the pointer or the focus; `null` when it no longer does.
 * @returns a function that highlights the card of a project, or none.
 */
export function linkCards(point: (slug: string | null) => void, signal: AbortSignal): (slug: string | null) => void {
  const slugAt = (target: EventTarget | null) =>
    target instanceof Element ? (target.closest<HTMLElement>(CARD)?.dataset.project ?? null) : null
  let pointed: string | null = null
  const follow = ({ target }: Event) => {
    const slug = slugAt(target)
    if (slug === pointed) return
    pointed = slug
    point(slug)
  }
  for (const type of ['pointerover', 'focusin'] as const) document.addEventListener(type, follow, { signal })
  return (slug) => {
    for (const card of document.querySelectorAll<HTMLElement>(CARD)) {
      card.toggleAttribute('data-lit', card.dataset.project === slug)
    }
  }
}
