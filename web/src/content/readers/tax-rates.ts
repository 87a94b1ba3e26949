import 'server-only'
import { reads, type TaxRate, taxRate } from '@ashlar/contract'
import { bySequence, readRecords } from '../read'
import { oncePerResponse } from '../response-scope'

/**
 * Rates of law that editors have read at their source, in their order. Where there is none the visitor types it.
 *
 * @throws {ContentUnavailable} when the backend is away and has never been read.
 */
export const readTaxRates = oncePerResponse(async (): Promise<readonly TaxRate[]> => {
  return (await readRecords(reads.taxRates, taxRate)).toSorted(bySequence)
})
