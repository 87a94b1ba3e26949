import * as z from 'zod/mini'
import { number, place, required, text } from './wire/fields.js'

export const charges = ['Stamp duty', 'Registration', 'GST'] as const
export type Charge = (typeof charges)[number]

/** A rate of law with where and when it was published. Without a rate it only says where the rate is to be found. */
export interface TaxRate {
  title: string
  charge: Charge
  /** Empty when it holds in all of India. */
  state: string
  /** Of the state, where its rate differs from that of others; empty when it holds in all of the state. */
  city: string
  /** Rupees above which, and up to which, a price must be for this rate; `null` where there is no such end. */
  priceAbove: number | null
  priceUpTo: number | null
  /** Per cent; `null` until somebody has read it at the source. */
  rate: number | null
  /** Rupees at the most; `null` when there is no ceiling. */
  cap: number | null
  appliesTo: string
  source: string
  sourceUrl: string
  /** `YYYY-MM-DD` of the law, the notification or the report of it that was read; empty when unknown. */
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
