import * as z from 'zod/mini'
import { number, place, required, text } from './wire/fields.js'

export const charges = ['Stamp duty', 'Registration', 'GST'] as const
export type Charge = (typeof charges)[number]

/** A tax rate with its source and date. A row without a rate only names the source. */
export interface TaxRate {
  title: string
  charge: Charge
  /** Empty when the rate applies in all of India. */
  state: string
  /** A city with its own rate in the state; empty when the rate applies in the whole state. */
  city: string
  /** Price range of the rate in rupees: above the first and up to the second; `null` for an open end. */
  priceAbove: number | null
  priceUpTo: number | null
  /** Per cent; `null` until somebody has checked it at the source. */
  rate: number | null
  /** Maximum in rupees; `null` when there is none. */
  cap: number | null
  appliesTo: string
  source: string
  sourceUrl: string
  /** `YYYY-MM-DD` of the law, notification or report that was read; empty when unknown. */
  publishedOn: string
  sequence: number
}

export const taxRate: z.ZodMiniType<TaxRate> = z.object({
  title: required,
  charge: z.enum(charges),
  state: text,
  city: text,
  priceAbove: number,
  priceUpTo: number,
  rate: number,
  cap: number,
  appliesTo: text,
  source: required,
  sourceUrl: text,
  publishedOn: text,
  sequence: place,
})
