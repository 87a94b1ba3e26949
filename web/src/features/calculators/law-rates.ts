import { type Charge, slugOf, type TaxRate } from '@ashlar/contract'
import { say, sayName, sayNames } from '@/words/say'

/** A place with rates of its own: a state, or a city in it. */
interface RatePlace {
  /** The value in the address: `maharashtra-pune`. */
  value: string
  /** `Maharashtra, Pune`. */
  title: string
}

/** The states and cities that have rates, in the order of the records. */
export function ratePlaces(rates: readonly TaxRate[]): readonly RatePlace[] {
  const places = rates.filter(({ state }) => state !== '').map(placeOf)
  return places.filter(({ value }, index) => places.findIndex((place) => place.value === value) === index)
}

/** The place whose rates apply in a city: the city itself or its state; `undefined` where neither has rates. */
export function ratePlaceOf(rates: readonly TaxRate[], state: string, city: string): RatePlace | undefined {
  const inState = rates.filter((rate) => state !== '' && rate.state === state)
  const rate = inState.find((each) => each.city === city) ?? inState.find((each) => each.city === '')
  return rate && placeOf(rate)
}

/**
 * The rate of a charge in a place for a price in rupees, if there is one. The first record of the place whose price
 * range contains the price applies.
 */
export function lawRate(rates: readonly TaxRate[], charge: Charge, place: string, price: number): TaxRate | undefined {
  return rates.find(
    (rate) =>
      rate.charge === charge &&
      rate.state !== '' &&
      placeOf(rate).value === place &&
      (rate.priceAbove === null || price > rate.priceAbove) &&
      (rate.priceUpTo === null || price <= rate.priceUpTo),
  )
}

/** Every known rate that applies in a city, in the order of the records. */
export function ratesOfPlace(rates: readonly TaxRate[], state: string, city: string): TaxRate[] {
  const place = ratePlaceOf(rates, state, city)?.value
  return rates.filter((rate) => rate.state !== '' && rate.rate !== null && placeOf(rate).value === place)
}

/** For example `stamp duty and registration`; GST keeps its capitals. */
export function chargesInWords(charges: readonly Charge[]): string {
  const words = charges.map((charge) => (charge === 'GST' ? charge : sayName(charge.toLowerCase())))
  return words.join(', ').replace(/, ([^,]*)$/, ` ${say('and')} $1`)
}

function placeOf({ state, city }: Pick<TaxRate, 'state' | 'city'>): RatePlace {
  return { value: slugOf([state, city].filter(Boolean).join(', ')), title: sayNames([state, city]) }
}
