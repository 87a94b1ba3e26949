/**
 * Finds a part of the map's HTML.
 *
 * @throws {Error} when the page does not have it.
 */
export function mapElement<T extends HTMLElement = HTMLElement>(section: HTMLElement, name: string): T {
  const part = section.querySelector<T>(`[data-map-${name}]`)
  if (!part) throw new Error(`the map has no part ${name}`)
  return part
}

type MapState = 'loading' | 'ready' | 'failed'

/** Sets the state of the section, and the text shown instead of a map; empty once there is a map. */
export function setMapState(section: HTMLElement, state: MapState, words: string): void {
  section.dataset.state = state
  mapElement(section, 'words').textContent = words
}

/** Announces a change on the map to screen readers. */
export function announce(section: HTMLElement, words: string): void {
  mapElement(section, 'words').textContent = words
}
