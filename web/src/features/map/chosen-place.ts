import { addressOnPage } from '@/words/address-in-browser'
import { say } from '@/words/say'
import type { MapPlace } from './places'

/**
 * Shows a card of a project in the corner of the map, with a link to its page.
 *
 * @param byKeyboard moves the focus to the card, and back to the marker when the card is closed.
 */
export function showChosen(card: HTMLElement, place: MapPlace, marker: HTMLButtonElement, byKeyboard: boolean): void {
  const link = document.createElement('a')
  link.href = addressOnPage(`/projects/${place.slug}`)
  link.textContent = place.name
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = say('Close')
  const shut = () => {
    card.hidden = true
    // The marker may have become part of a cluster meanwhile.
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
