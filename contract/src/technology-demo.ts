import * as z from 'zod/mini'
import { amount, list, number, required, text } from './wire/fields.js'

/** A home in the inventory of a launch. `unit` is tower, floor and door: `A-0902`. Prices in rupees. */
const unit = z.object({
  unit: required,
  type: text,
  carpetSqFt: number,
  price: number,
  status: required,
  note: text,
})

/**
 * A client whom a broker introduced. `amount` is the brokerage in rupees, 0 while there is none; `due` is `YYYY-MM-DD`.
 */
const introduction = z.object({
  client: required,
  project: text,
  stage: required,
  amount,
  due: text,
  city: text,
})

/** An event of today in a housing society. */
const event = z.object({ time: required, home: text, kind: required, text: required, status: text })

/** Asking and achieved prices in a micro-market, in rupees per square foot, and the number of records behind them. */
const market = z.object({
  area: required,
  city: text,
  askingPerSqFt: amount,
  registeredPerSqFt: amount,
  monthsOfSupply: number,
  records: number,
})

/**
 * A centre with seats for rent. `pricePerSeat` in rupees per month, `null` when the operator publishes none;
 * `setUpPerSeat` in rupees, once.
 */
const centre = z.object({
  centre: required,
  locality: text,
  seatsFree: number,
  pricePerSeat: number,
  lockInMonths: number,
  setUpPerSeat: number,
  internet: text,
})

/** A member of a workspace. `monthly` in rupees, `accessUntil` is `YYYY-MM-DD`. */
const member = z.object({
  member: required,
  seats: amount,
  monthly: amount,
  invoice: text,
  accessUntil: text,
  request: text,
})

/** The drawn interface of a product and its data. An invalid row is left out. */
export const technologyDemo = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('inventory-board'), rows: list(unit) }),
  z.object({ kind: z.literal('partner-app'), rows: list(introduction) }),
  z.object({ kind: z.literal('society-app'), rows: list(event) }),
  z.object({ kind: z.literal('market-map'), rows: list(market) }),
  z.object({ kind: z.literal('seat-finder'), rows: list(centre) }),
  z.object({ kind: z.literal('centre-console'), rows: list(member) }),
])

export type TechnologyDemo = z.output<typeof technologyDemo>
export type DemoKind = TechnologyDemo['kind']
/** A row of one kind of demo, for example `DemoRow<'market-map'>`. */
export type DemoRow<K extends DemoKind> = Extract<TechnologyDemo, { kind: K }>['rows'][number]
