import { say } from '@/words/say'

/**
 * The floors of a project as builders write them, in words: `3B + G + 37` is `3 basements, ground floor, 37 floors above`.
 * What is written otherwise stays as it is.
 */
export function floorsInWords(floors: string): string {
  const buildings = floors.split(' and ').map((building) => building.split(' + ').map(partInWords))
  if (buildings.some((parts) => parts.includes(null))) return floors
  return buildings.map((parts) => parts.join(', ')).join('; ')
}

function partInWords(part: string): string | null {
  const [, basements] = /^(\d{0,2})B$/.exec(part) ?? []
  if (basements !== undefined) return say('{count} basements', { count: Number(basements || 1) })
  if (/^\d{1,3}$/.test(part)) return say('{count} floors above', { count: Number(part) })
  if (part === 'G') return say('ground floor')
  if (part === 'S') return say('stilts')
  return part === 'P' ? say('podium') : null
}
