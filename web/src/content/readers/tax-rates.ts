import 'server-only'
import { reads, type TaxRate, taxRate } from '@ashlar/contract'
import { bySequence, readRecords } from '../read'
import { oncePerResponse } from '../response-scope'

/**
 * Tax rates that editors have checked at their source, in the editors' order. Where a rate is missing, the visitor
 * enters it.
 *
 * @throws {ContentUnavailable} when the backend is away and was never read.
 */
export const readTaxRates = oncePerResponse(async (): Promise<readonly TaxRate[]> => {
  return (await readRecords(reads.taxRates, taxRate)).toSorted(bySequence)
})
