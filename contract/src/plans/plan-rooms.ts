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
 * Whether a part of a plan is outdoors, by its name. Of a name with two parts the first decides: `Balcony` and `Rear
 * margin` are outdoors, `Pantry and terrace` is not. The outer wall of a house separates indoors from outdoors.
 */
export function isOpenAir(name: string): boolean {
  const [first = ''] = name.split(' and ')
  return OPEN_AIR.test(first) && !/\bfood court\b/i.test(first)
}

/** Whether a room needs daylight because people live or work in it for hours; by its name. */
export function isHabitable(name: string): boolean {
  return HABITABLE.test(name) && !isOpenAir(name)
}

/** Whether a part of a plan is an outdoor way to the entrance. */
export function isEntrancePath(name: string): boolean {
  return isOpenAir(name) && WAY_IN.test(name)
}

/** Whether a room is a bathroom, washroom or similar, by its name. */
export function isBathroom(name: string): boolean {
  return BATHROOM.test(name)
}

/**
 * Whether a room must not be crossed on the way to other rooms: a bedroom and its side rooms, a bathroom or a balcony.
 */
export function isPrivate(name: string): boolean {
  if (isOpenAir(name)) return !isEntrancePath(name) && !COURT.test(name)
  return BEDROOM.test(name) || isBathroom(name) || SERVES_A_BEDROOM.test(name)
}

/** Whether a room may be reached through a bedroom, because it can belong to one. */
export function mayBelongToBedroom(name: string): boolean {
  return isBathroom(name) || SERVES_A_BEDROOM.test(name) || isOpenAir(name)
}

/** Whether a room contains a stair or a lift. */
export function joinsLevels(name: string): boolean {
  return JOINS_LEVELS.test(name)
}

/** `ground` for `Study (ground)`; empty in a plan with one level. */
export function levelOf(name: string): string {
  return LEVEL.exec(name)?.[1] ?? ''
}

/** Whether a room belongs to the building and not to the unit: the core with lifts and stairs. */
export function isShared(name: string): boolean {
  return /^core\b/i.test(name)
}
