import * as z from 'zod/mini'
import { number, place, required, text } from './fields.js'

export const charges = ['Stamp duty', 'Registration', 'GST'] as const
export type Charge = (typeof charges)[number]

/** A rate of law with where and when it was published. Without a rate it only says where the rate is to be found. */
export interface TaxRate {
  title: string
  charge: Charge
  /** Empty when it holds in all of India. */
  state: string
  /** Per cent; `null` until somebody has read it at the source. */
  rate: number | null
  /** Rupees at the most; `null` when there is no ceiling. */
  cap: number | null
  appliesTo: string
  source: string
  sourceUrl: string
  /** `YYYY-MM-DD` of the law or notification; empty when unknown. */
  publishedOn: string
  sequence: number
}

export const taxRate: z.ZodMiniType<TaxRate> = z.object({
  title: required,
  charge: z.enum(charges),
  state: text,
  rate: number,
  cap: number,
  appliesTo: text,
  source: required,
  sourceUrl: text,
  publishedOn: text,
  sequence: place,
})
