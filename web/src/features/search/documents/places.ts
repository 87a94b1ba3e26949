import type { City } from '@ashlar/contract'

/** The names by which visitors may call a city: those that it had are added to the one that it has. */
export function namesOfCity(name: string, cities: readonly City[]): string {
  const found = cities.find((city) => city.name === name)
  return [name, found?.formerName, found?.state].filter(Boolean).join(' ')
}
