import type { MapPlace } from './places'

/**
 * Shows a project in the corner of the map: what it is, and the way to its page.
 *
 * @param byKeyboard takes the focus there, and back to the marker when it is closed.
 */
export function showChosen(card: HTMLElement, place: MapPlace, marker: HTMLButtonElement, byKeyboard: boolean): void {
  const link = document.createElement('a')
  link.href = `/projects/${place.slug}`
  link.textContent = place.name
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = 'Close'
  const shut = () => {
    card.hidden = true
    // The marker may have gone into a cluster meanwhile.
    if (marker.isConnected) marker.focus()
  }
  close.addEventListener('click', shut)
  card.onkeydown = ({ key }) => {
    if (key === 'Escape') shut()
  }
  card.replaceChildren(link, paragraph(place.where), paragraph(`${place.price} · ${place.status}`), close)
  card.setAttribute('aria-label', place.name)
  card.hidden = false
  if (byKeyboard) link.focus()
}

function paragraph(text: string): HTMLParagraphElement {
  const element = document.createElement('p')
  element.textContent = text
  return element
}
