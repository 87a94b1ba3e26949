import { say } from '@/words/say'

/** Labels of the map's controls; they are part of the code, not content. */
export const mapWords = {
  title: 'Map of the projects',
  canvas: 'Map: arrow keys move it, plus and minus zoom',
  loading: 'The map is being drawn.',
  noWebGl: 'This browser cannot draw the map (WebGL is off). The list has every project.',
  failed: 'The map could not be loaded. The list has every project; loading the page again may bring the map.',
  schematic: 'Drawn by us, to scale, without borders.',
  streets: 'Streets: © OpenStreetMap contributors',
  search: 'Search this area',
} as const

/** Announced when a button has moved the map, for example `Moved up: 3 markers in view.` */
export function movedWords(moved: string, count: number): string {
  return count === 1
    ? say('{moved}: 1 marker in view.', { moved })
    : say('{moved}: {count} markers in view.', { moved, count })
}

/** Announced when a cluster was opened by keyboard. */
export function clusterOpenedWords(count: number): string {
  return movedWords(say('Zoomed in'), count)
}

/** For example `Bengaluru: 7 projects from ₹74 lakh, zoom in`. */
export function clusterWords(count: number, city: string, from: string): string {
  if (city && from) return say('{city}: {count} projects from {price}, zoom in', { city, count, price: from })
  return city ? say('{city}: {count} projects, zoom in', { city, count }) : say('{count} projects, zoom in', { count })
}

/** Beside a count of projects, for example `₹74 lakh+`. */
export function fromTag(price: string): string {
  return `${price}+`
}

/** On the mark of several projects at one point. */
export function spotTag(count: number): string {
  return say('{count} projects', { count })
}

/** For example `3 projects at one place, Baner, Pune: show them`. */
export function spotWords(count: number, where: string): string {
  return where
    ? say('{count} projects at one place, {where}: show them', { count, where })
    : say('{count} projects at one place: show them', { count })
}

/** On the scale bar, for example `5 km` or `200 m`. */
export function scaleWords(kilometres: number): string {
  return kilometres < 1
    ? say('{count}\u00a0m', { count: Math.round(kilometres * 1000) })
    : say('{count}\u00a0km', { count: kilometres })
}

/** Beside the map, when it has fewer projects than the list. */
export function unplacedWords(count: number): string {
  return count === 1
    ? say('1 project has no exact place yet: it is in the list, and not on the map.')
    : say('{count} projects have no exact place yet: they are in the list, and not on the map.', { count })
}
