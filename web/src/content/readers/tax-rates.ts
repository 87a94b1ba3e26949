import 'server-only'
import { parseList, reads, type TaxRate, taxRate } from '@ashlar/contract'
import { oncePerAnswer } from '../making'
import { logDropped, read } from '../read'

/**
 * Rates of law that editors have read at their source, in their order. Where there is none the visitor types it.
 *
 * @throws {ContentUnavailable} when the backend is away and has never been read.
 */
export const readTaxRates = oncePerAnswer(async (): Promise<readonly TaxRate[]> => {
  const { records, dropped } = await read(reads.taxRates, (answer) => parseList(taxRate, answer))
  logDropped('tax-rate', dropped)
  return records.toSorted((a, b) => a.sequence - b.sequence)
})
