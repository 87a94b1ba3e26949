import { type DemoRow, slugOf } from '@ashlar/contract'
import type { RouteQuery } from '@/routing/route'
import { type Field, type Inputs, readInputs } from '../../calculators/inputs'

export type Centre = DemoRow<'seat-finder'>

/** A centre that has enough seats, with its cost. */
export interface SeatOffer {
  centre: Centre
  /** Rupees a month for all seats, averaged over the requested months; `null` where the operator publishes no price. */
  monthly: number | null
  /** Months that must be paid but are not used. */
  unused: number
}

interface SeatSearch {
  fields: readonly Field[]
  inputs: Inputs
  seats: number
  months: number
  /** Cheapest first, those without a price last; empty while an input is invalid. */
  offers: readonly SeatOffer[]
  /** Centres in the city with too few free seats. */
  tooSmall: number
}

const UNPRICED = Number.MAX_SAFE_INTEGER

/** Reads city, seats and months from the address, and finds matching centres in the content. */
export function searchSeats(centres: readonly Centre[], query: RouteQuery): SeatSearch {
  const cities = [...new Set(centres.map(({ locality }) => locality).filter(Boolean))].toSorted()
  const fields: readonly Field[] = [
    {
      kind: 'choice',
      name: 'city',
      label: 'City',
      any: 'All cities',
      choices: cities.map((city) => ({ value: slugOf(city), title: city })),
    },
    { kind: 'count', name: 'seats', label: 'Seats', least: 1, most: 5_000, unit: 'seats', usual: '8' },
    { kind: 'count', name: 'months', label: 'Months', least: 1, most: 120, unit: 'months', usual: '12' },
  ]
  const inputs = readInputs(fields, query)
  const { seats = 0, months = 0 } = inputs.values
  const city = inputs.typed.city ?? ''
  const inCity = seats > 0 && months > 0 ? centres.filter(({ locality }) => !city || slugOf(locality) === city) : []
  const large = inCity.filter(({ seatsFree }) => seatsFree === null || seatsFree >= seats)
  const offers = large.map((centre) => offerOf(centre, seats, months))
  return {
    fields,
    inputs,
    seats,
    months,
    offers: offers.toSorted((a, b) => (a.monthly ?? UNPRICED) - (b.monthly ?? UNPRICED)),
    tooSmall: inCity.length - large.length,
  }
}

/** All costs, including set-up and unused months of the lock-in period, divided by the number of needed months. */
function offerOf(centre: Centre, seats: number, months: number): SeatOffer {
  const { pricePerSeat, lockInMonths, setUpPerSeat } = centre
  const paid = Math.max(months, lockInMonths ?? 0)
  const unused = paid - months
  if (pricePerSeat === null) return { centre, monthly: null, unused }
  const total = seats * (pricePerSeat * paid + (setUpPerSeat ?? 0))
  return { centre, monthly: Math.round(total / months), unused }
}
