const OPEN_AIR =
  /\b(?:balcony|balconies|court|courtyard|deck|driveway|forecourt|garden|lawn|loggia|margin|parking|patio|planting|porch|sit-out|strip|terrace|veranda|yard)\b/i
const HABITABLE =
  /\b(?:bedroom|living|dining|sitting room|study|family room|staff room|elder’s room|kitchen|open (?:floor|workspace)|desk (?:room|hall))\b/i
const BATHROOM = /\b(?:baths?|bathroom|washrooms?|toilets?|powder room)\b/i
const BEDROOM = /\bbedroom\b/i
const SERVES_A_BEDROOM = /\b(?:dressing|wardrobe)\b/i
const WAY_IN = /\b(?:entrance|forecourt|porch)\b/i
const COURT = /\bcourt(?:yard)?\b/i
const JOINS_LEVELS = /\b(?:stair|landing|core)\b/i
const LEVEL = /\((ground|upper|first|second)\)$/

/**
 * Whether a part of a plan lies outside the walls, which its name says, with its first thing where it joins two: `Balcony`,
 * `Rear margin`, but not `Pantry and terrace`. Inside and outside stand on different sides of a house's outer wall.
 */
export function isOpenAir(name: string): boolean {
  const [first = ''] = name.split(' and ')
  return OPEN_AIR.test(first) && !/\bfood court\b/i.test(first)
}

/** Whether people live or work in a room for hours, so that it needs daylight; by its name. */
export function isHabitable(name: string): boolean {
  return HABITABLE.test(name) && !isOpenAir(name)
}

/** Whether one comes into a house over a part of a plan that lies in the open. */
export function isWayIn(name: string): boolean {
  return isOpenAir(name) && WAY_IN.test(name)
}

/** Whether a room is a bathroom, washroom or the like, by its name. */
export function isBathroom(name: string): boolean {
  return BATHROOM.test(name)
}

/** Whether a way to other rooms may not lead through a room: a bedroom, what belongs to one, a bathroom or a balcony. */
export function isPrivate(name: string): boolean {
  if (isOpenAir(name)) return !isWayIn(name) && !COURT.test(name)
  return BEDROOM.test(name) || isBathroom(name) || SERVES_A_BEDROOM.test(name)
}

/** Whether one may come to a room through a bedroom, since it belongs to it or lies before it. */
export function mayBelongToBedroom(name: string): boolean {
  return isBathroom(name) || SERVES_A_BEDROOM.test(name) || isOpenAir(name)
}

/** Whether a stair or a lift stands in a room. */
export function joinsLevels(name: string): boolean {
  return JOINS_LEVELS.test(name)
}

/** `ground` of `Study (ground)`; empty in a plan of one level. */
export function levelOf(name: string): string {
  return LEVEL.exec(name)?.[1] ?? ''
}

/** Whether a room is a building's and not the unit's own: its core of lifts and stairs. */
export function isShared(name: string): boolean {
  return /^core\b/i.test(name)
}
