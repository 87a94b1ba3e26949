import 'server-only'
import { type Award, award, type CsrPage, csrPage, parseList, parseOne, reads } from '@ashlar/contract'
import { oncePerAnswer } from '../making'
import { logDropped, read } from '../read'

/** Every award, the latest year first; those without a year last. */
export const readAwards = oncePerAnswer(async (): Promise<readonly Award[]> => {
  const { records, dropped } = await read(reads.awards, (answer) => parseList(award, answer))
  logDropped('award', dropped)
  return records.toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0))
})

/** What the group does beside its business; `null` while editors wrote nothing. */
export const readCsrPage = oncePerAnswer(
  (): Promise<CsrPage | null> => read(reads.csrPage, (answer) => parseOne(csrPage, answer)),
)
