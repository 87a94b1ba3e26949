import kept from './own-results.json'

/** One kind of check of our tests, with how often it passed and failed. */
export interface Checks {
  name: string
  passed: number
  failed: number
}

/** A promise about the speed of the site, as our bench measured it. */
export interface MeasuredPromise {
  name: string
  measured: string
  promise: string
  kept: boolean
}

/** The promises of one row of the bench. */
export interface PromiseGroup {
  name: string
  /** When it was measured, `YYYY-MM-DD`. */
  day: string
  promises: readonly MeasuredPromise[]
}

/** What the last full run of our tests and the last measurement of each row of the bench found, good or bad. */
export interface OwnResults {
  /** `YYYY-MM-DD`; empty while nothing was kept. */
  day: string
  checks: readonly Checks[]
  promises: readonly PromiseGroup[]
}

/** Written by `npm run keep-figures`. */
export const ownResults: OwnResults = kept
