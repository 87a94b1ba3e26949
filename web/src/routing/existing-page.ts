import { PageElsewhere } from './errors'
import type { RouteQuery } from './route'

/**
 * Redirects a request for a page beyond the end of a list to the last page: lists get shorter, and if every number were
 * answered with 200, a crawler would never finish. An invalid number is left to the list, which reports it.
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
