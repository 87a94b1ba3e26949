import { join } from 'node:path'
import { measureEdge } from '../edge-load.mjs'

/**
 * @param {import('../profile.mjs').Profile} profile
 * @returns {Promise<import('../figures.mjs').Figure[]>}
 */
export function proveThroughput({ machine, folder, edgeUrl, edge, signal }) {
  return measureEdge({ ...machine, folder: join(folder, 'disk'), pageUrl: `${edgeUrl}/`, edge, signal })
}
