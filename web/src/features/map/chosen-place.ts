import { addressOnPage } from '@/words/address-in-browser'
import { say } from '@/words/say'
import { spotTag } from './map-words'
import type { MapPlace, MapSpot } from './places'

/**
 * Shows a card in the corner of the map: a project with a link to its page, or a list of those at one point.
 *
 * @param byKeyboard moves the focus to the card, and back to the marker when the card is closed.
 */
export function showChosen(
  card: HTMLElement,
  places: MapSpot['places'],
  marker: HTMLButtonElement,
  byKeyboard: boolean,
): void {
  for (const other of document.querySelectorAll('[data-map-mark][data-chosen]')) other.removeAttribute('data-chosen')
  marker.dataset.chosen = ''
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = '×'
  close.setAttribute('aria-label', say('Close'))
  const shut = () => {
    card.hidden = true
    // The marker may have become part of a cluster meanwhile.
    if (marker.isConnected) marker.focus()
  }
  close.addEventListener('click', shut)
  card.onkeydown = ({ key }) => {
    if (key === 'Escape') shut()
  }
  const [first, ...others] = places
  const isOne = others.length === 0
  card.replaceChildren(
    ...(isOne ? [...pictureOf(first), ...detailsOf(first)] : [paragraph(spotTag(places.length)), listOf(places)]),
    close,
  )
  card.setAttribute('aria-label', isOne ? first.name : spotTag(places.length))
  card.hidden = false
  if (byKeyboard) card.querySelector('a')?.focus()
}

function listOf(places: readonly MapPlace[]): HTMLUListElement {
  const list = document.createElement('ul')
  for (const place of places) {
    const item = document.createElement('li')
    item.append(...detailsOf(place))
    list.append(item)
  }
  return list
}

/** Beside the name, which is its text. */
function pictureOf({ picture }: MapPlace): HTMLImageElement[] {
  if (!picture) return []
  const image = document.createElement('img')
  image.src = picture
  image.alt = ''
  return [image]
}

function detailsOf(place: MapPlace): HTMLElement[] {
  const link = document.createElement('a')
  link.href = addressOnPage(`/projects/${place.slug}`)
  link.textContent = place.name
  return [link, paragraph(place.where), paragraph(`${place.price} · ${place.status}`)]
}

function paragraph(text: string): HTMLParagraphElement {
  const element = document.createElement('p')
  element.textContent = text
  return element
}
