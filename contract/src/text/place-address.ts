import { slugOf } from './slug.js'

const PLACES_PATH = '/projects/in'

/**
 * The address of the page of a city with projects, or of a locality of it.
 *
 * @param city its slug.
 * @param locality its name.
 */
export function placePath(city: string, locality = ''): string {
  return [PLACES_PATH, city, slugOf(locality)].filter(Boolean).join('/')
}

/** Whether an address is that of a place. The place need not have projects. */
export function isPlacePath(path: string): boolean {
  return path.startsWith(`${PLACES_PATH}/`)
}
