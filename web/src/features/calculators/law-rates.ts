import { type Charge, slugOf, type TaxRate } from '@ashlar/contract'

/** Where rates differ: a state, or a city of it. */
export interface RatePlace {
  /** As the address has it: `maharashtra-pune`. */
  value: string
  /** `Maharashtra, Pune`. */
  title: string
}

/** The states and cities for which there are records, in the order of the records. */
export function ratePlaces(rates: readonly TaxRate[]): readonly RatePlace[] {
  const places = rates.filter(({ state }) => state !== '').map(placeOf)
  return places.filter(({ value }, index) => places.findIndex((place) => place.value === value) === index)
}

/** The place whose rates hold in a city: its own, else its state's; undefined where there is neither. */
export function ratePlaceOf(rates: readonly TaxRate[], state: string, city: string): RatePlace | undefined {
  const inState = rates.filter((rate) => state !== '' && rate.state === state)
  const rate = inState.find((each) => each.city === city) ?? inState.find((each) => each.city === '')
  return rate && placeOf(rate)
}

/**
 * The rate of a charge in a place for a price in rupees, if there is one. Within a place the first record counts whose
 * prices hold this one.
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

/** `stamp duty and registration`; GST keeps its capitals. */
export function chargesInWords(charges: readonly Charge[]): string {
  const words = charges.map((charge) => (charge === 'GST' ? charge : charge.toLowerCase()))
  return words.join(', ').replace(/, ([^,]*)$/, ' and $1')
}

function placeOf({ state, city }: Pick<TaxRate, 'state' | 'city'>): RatePlace {
  const title = city === '' ? state : `${state}, ${city}`
  return { value: slugOf(title), title }
}
