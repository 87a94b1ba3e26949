import * as z from 'zod/mini'
import { number, place, required, text } from './wire/fields.js'

export const charges = ['Stamp duty', 'Registration', 'GST'] as const
export type Charge = (typeof charges)[number]

/** What is sold, where a rate of GST depends on it. */
export const sales = [
  'Home under construction',
  'Affordable home under construction',
  'Completed home',
  'Plot',
] as const
export type Sale = (typeof sales)[number]

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
  /** The sale that a rate of GST applies to; `null` when a project cannot tell. */
  sale: Sale | null
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
  sale: z.catch(z.nullable(z.enum(sales)), null),
  rate: number,
  cap: number,
  appliesTo: text,
  source: required,
  sourceUrl: text,
  publishedOn: text,
  sequence: place,
})
