const OPEN_AIR =
  /\b(?:balcony|balconies|court|courtyard|deck|driveway|forecourt|garden|lawn|loggia|margin|parking|patio|porch|sit-out|strip|terrace|veranda|yard)\b/i

/**
 * Whether a part of a plan lies outside the walls, which its name says: `Balcony`, `Rear margin`. Inside and outside stand
 * on different sides of a house's outer wall.
 */
export function isOpenAir(name: string): boolean {
  return OPEN_AIR.test(name) && !/\bfood court\b/i.test(name)
}
