import 'server-only'
import { reads, taxRate } from '@ashlar/contract'
import { collection } from '../library/library'
import { bySequence } from '../read'

/**
 * Tax rates that editors have checked at their source, in the editors' order. Where a rate is missing, the visitor
 * enters it.
 *
 * @throws {ContentUnavailable} when the backend is away and was never read.
 */
export const readTaxRates = collection(reads.taxRates, taxRate, (rates) => rates.toSorted(bySequence))
