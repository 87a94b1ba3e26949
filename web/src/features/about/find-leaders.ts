import { type Leader, slugOf } from '@ashlar/contract'
import type { RouteQuery } from '@/routing/route'
import { byName } from '@/words/by-name'
import { Address, choicesOfValues, listAddressOf, type Offered } from '../lists/address'
import { containsWords } from '../lists/find-words'
import { grouped } from '../lists/grouped'

export const LEADERS_PATH = '/about/management-team'

/** The filters of the list of leaders; an empty one does not filter. */
interface LeaderQuery {
  /** The value in the address: `mumbai`. */
  place: string
  /** Words that describe what the visitor needs. */
  need: string
}

export interface AskedLeaders {
  query: LeaderQuery
  notes: readonly string[]
  places: readonly Offered[]
}

/** Reads the filters from the address, checked against the places where leaders work. */
export function readLeaderQuery(parameters: RouteQuery, leaders: readonly Leader[]): AskedLeaders {
  const address = new Address(parameters)
  const places = choicesOfValues(leaders.map(({ city }) => city).toSorted(byName))
  const query = { place: address.oneOf('place', places, 'leader in'), need: address.words('need') }
  return { query, notes: address.notes, places }
}

/** The leaders that match, in the editors' groups and order; in each group, those who name the need come first. */
export function findLeaders(leaders: readonly Leader[], { place, need }: LeaderQuery): [string, Leader[]][] {
  const helps = (leader: Leader) => leader.helpsWith.some((words) => containsWords(words, need))
  const found = leaders
    .filter((leader) => !place || slugOf(leader.city) === place)
    .filter((leader) => !need || containsWords(wordsOf(leader), need))
    .toSorted((a, b) => (need ? Number(helps(b)) - Number(helps(a)) : 0))
  return grouped(found, ({ group }) => group || 'Leaders')
}

/** Every need that leaders list, in alphabetical order. */
export function needsOf(leaders: readonly Leader[]): { need: string; leader: Leader }[] {
  return leaders
    .flatMap((leader) => leader.helpsWith.map((need) => ({ need, leader })))
    .toSorted((a, b) => byName(a.need, b.need))
}

/** The canonical address: it keeps the place, and leaves search words out. */
export function leadersHref({ place }: LeaderQuery): string {
  return listAddressOf(LEADERS_PATH, { place })
}

function wordsOf({ name, role, city, helpsWith, biography }: Leader): string {
  return [name, role, city, ...helpsWith, biography].join(' ')
}

/** Those with a portrait, each with the address of their entry. */
export function picturedOf(leaders: readonly Leader[]) {
  return leaders.flatMap(({ key, name, picture }) =>
    picture ? [{ name, picture, href: `${LEADERS_PATH}#${key}` }] : [],
  )
}
