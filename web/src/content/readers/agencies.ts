import 'server-only'
import {
  type CreativeAgencyPage,
  creativeAgencyPage,
  type DigitalAgencyPage,
  digitalAgencyPage,
  parseOne,
  reads,
} from '@ashlar/contract'
import { oncePerAnswer } from '../making'
import { ownPicture } from '../media'
import { read } from '../read'

/**
 * The creative agency's work and words, or `null` when editors published none.
 *
 * @throws {ContentUnavailable} when the backend is away and has never been read.
 */
export const readCreativeAgency = oncePerAnswer(async (): Promise<CreativeAgencyPage | null> => {
  const agency = await read(reads.creativeAgencyPage, (answer) => parseOne(creativeAgencyPage, answer))
  return agency && { ...agency, logo: ownPicture(agency.logo) }
})

/**
 * The digital agency's work and words, or `null` when editors published none.
 *
 * @throws {ContentUnavailable} when the backend is away and has never been read.
 */
export const readDigitalAgency = oncePerAnswer(async (): Promise<DigitalAgencyPage | null> => {
  const agency = await read(reads.digitalAgencyPage, (answer) => parseOne(digitalAgencyPage, answer))
  return agency && { ...agency, logo: ownPicture(agency.logo) }
})
