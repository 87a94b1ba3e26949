import 'server-only'
import { type GlobalPartner, globalPartner, parseList, reads } from '@ashlar/contract'
import { oncePerAnswer } from '../making'
import { logDropped, read } from '../read'

/** The firms abroad that the group works with, in the editors' order. */
export const readGlobalPartners = oncePerAnswer(async (): Promise<readonly GlobalPartner[]> => {
  const { records, dropped } = await read(reads.globalPartners, (answer) => parseList(globalPartner, answer))
  logDropped('global-partner', dropped)
  return records.toSorted((a, b) => a.sequence - b.sequence)
})
