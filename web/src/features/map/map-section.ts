/**
 * A part of the map's HTML.
 *
 * @throws {Error} when the server did not send it.
 */
export function mapElement<T extends HTMLElement = HTMLElement>(section: HTMLElement, name: string): T {
  const part = section.querySelector<T>(`[data-map-${name}]`)
  if (!part) throw new Error(`the map has no part ${name}`)
  return part
}

export type MapState = 'loading' | 'ready' | 'failed'

/** What the section says instead of showing a map; nothing once there is one. */
export function tell(section: HTMLElement, state: MapState, words: string): void {
  section.dataset.state = state
  mapElement(section, 'words').textContent = words
}

/** Says what has changed on the map to whoever does not see it. */
export function announce(section: HTMLElement, words: string): void {
  mapElement(section, 'words').textContent = words
}
