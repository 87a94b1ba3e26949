import { Idiomorph } from 'idiomorph'
import { recourseCards } from './recourse-cards'

/** Attributes that script has set, and that the server does not render. */
const OURS = [
  'data-map-canvas',
  'data-map-words',
  'data-map-controls',
  'data-map-chosen',
  'data-map-search',
  'data-shortlist-words',
]
const OUR_ATTRIBUTES = new Set(['data-enter', 'data-state', 'data-kept'])

/**
 * Replaces what differs between the page and its next state, and nothing else: groups stay open, the map stays drawn.
 *
 * @param page its main part.
 */
export function exchangePage(page: HTMLElement, next: Document): void {
  const nextPage = next.querySelector('main[data-explorer]')
  if (!nextPage) return
  document.title = next.title
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  const nextCanonical = next.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (canonical && nextCanonical) canonical.href = nextCanonical.href
  recourseCards(page, () =>
    Idiomorph.morph(page, nextPage, {
      callbacks: {
        beforeNodeMorphed: (node: Node) => !(node instanceof Element && OURS.some((name) => node.hasAttribute(name))),
        beforeAttributeUpdated: (name: string, node: Element) =>
          // The visitor has opened a group or the sheet; an update must not close it.
          !(OUR_ATTRIBUTES.has(name) || (name === 'open' && node.matches('details, dialog'))),
      },
    }),
  )
}
