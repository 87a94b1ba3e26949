import { PageElsewhere } from './errors'
import type { RouteQuery } from './route'

/**
 * Leads whoever asks for a page beyond the end of a list to the last one that there is: lists grow shorter, and an address
 * that answers 200 for every number has no end for a crawler. What is no number is left to the list, which says so.
 *
 * @param path of the list.
 * @param shown the page that would be shown, from 1.
 * @throws {PageElsewhere}
 */
export function leadToExistingPage(path: string, query: RouteQuery, shown: number): void {
  const asked = [query.page].flat()[0]?.trim() ?? ''
  if (!/^\d{1,15}$/.test(asked) || Number(asked) <= shown) return
  const parameters = new URLSearchParams()
  for (const [name, values] of Object.entries(query)) {
    if (name === 'page') continue
    for (const value of [values].flat()) if (value !== undefined) parameters.append(name, value)
  }
  if (shown > 1) parameters.set('page', String(shown))
  throw new PageElsewhere(parameters.size > 0 ? `${path}?${parameters}` : path, 303)
}
