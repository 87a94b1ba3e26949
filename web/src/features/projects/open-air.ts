const OPEN_AIR =
  /\b(?:balcony|balconies|court|courtyard|deck|driveway|forecourt|garden|lawn|loggia|margin|parking|patio|planting|porch|sit-out|strip|terrace|veranda|yard)\b/i

/**
 * Whether a part of a plan lies outside the walls, which its name says, with its first thing where it joins two: `Balcony`,
 * `Rear margin`, but not `Pantry and terrace`. Inside and outside stand on different sides of a house's outer wall.
 */
export function isOpenAir(name: string): boolean {
  const [first = ''] = name.split(' and ')
  return OPEN_AIR.test(first) && !/\bfood court\b/i.test(first)
}
