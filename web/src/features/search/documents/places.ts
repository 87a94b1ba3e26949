import type { City } from '@ashlar/contract'

/** All names of a city: its current one, and its former ones. */
export function namesOfCity(name: string, cities: readonly City[]): string {
  const found = cities.find((city) => city.name === name)
  return [name, found?.formerName, found?.state].filter(Boolean).join(' ')
}
