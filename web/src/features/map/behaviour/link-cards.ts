import { minWidth } from '@/ui/styles/breakpoints'

const CARD = '[data-project]'

interface LinkedCards {
  /** Receives the project whose card has the pointer or the focus; `null` when it no longer does. */
  point: (slug: string | null) => void
  /** Receives the project whose card asks for its place. */
  show: (slug: string) => void
}

/** Links the cards of the list with their markers on the map, both ways. */
export function linkCards({ point, show }: LinkedCards, signal: AbortSignal) {
  let pointed: string | null = null
  const follow = ({ target }: Event) => {
    const slug = target instanceof Element ? (target.closest<HTMLElement>(CARD)?.dataset.project ?? null) : null
    if (slug === pointed) return
    pointed = slug
    point(slug)
  }
  for (const type of ['pointerover', 'focusin'] as const) document.addEventListener(type, follow, { signal })
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-map-show]')
      if (!link) return
      event.preventDefault()
      show(link.dataset.mapShow ?? '')
    },
    { signal },
  )
  return {
    /** Highlights the card of a project, or none. */
    light: (slug: string | null) => mark('data-lit', (one) => one === slug),
    /** Marks the cards of chosen projects. Beside the map the first of them comes into view; below it, the map stays. */
    choose: (slugs: readonly string[]) => {
      const [first] = mark('data-chosen', (slug) => slugs.includes(slug))
      if (matchMedia(minWidth.xl).matches) first?.scrollIntoView({ block: 'nearest' })
    },
  }
}

/** @returns the cards that have the mark now. */
function mark(attribute: string, isMarked: (slug: string) => boolean): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(CARD)].filter((card) =>
    card.toggleAttribute(attribute, isMarked(card.dataset.project ?? '')),
  )
}
