import 'server-only'
import {
  type ContactOffice,
  type CreativeAgencyPage,
  type CsrPage,
  contactOffice,
  creativeAgencyPage,
  csrPage,
  type DigitalAgencyPage,
  digitalAgencyPage,
  type GlobalPartner,
  globalPartner,
  reads,
  type Technology,
  technology,
} from '@ashlar/contract'
import { ownPicture } from '../media/media'
import { bySequence, readRecords, readSingle } from '../read'
import { oncePerResponse } from '../response-scope'

/* Content about the group itself. Each of these functions throws ContentUnavailable when the backend is away and was
   never read. A list is in the editors' order, and a single page is `null` when editors have published none. */

/** Every office with its desks. */
export const readOffices = oncePerResponse(async (): Promise<readonly ContactOffice[]> => {
  const records = await readRecords(reads.contactLists, contactOffice)
  return records.map((record) => ({ ...record, picture: ownPicture(record.picture) })).toSorted(bySequence)
})

/** The partner firms abroad. */
export const readGlobalPartners = oncePerResponse(async (): Promise<readonly GlobalPartner[]> => {
  return (await readRecords(reads.globalPartners, globalPartner)).toSorted(bySequence)
})

/** Every technology product. */
export const readTechnologies = oncePerResponse(async (): Promise<readonly Technology[]> => {
  return (await readRecords(reads.technologies, technology)).toSorted(bySequence)
})

/** The page about corporate social responsibility. */
export const readCsrPage = oncePerResponse((): Promise<CsrPage | null> => readSingle(reads.csrPage, csrPage))

/** The page of the creative agency. */
export const readCreativeAgency = oncePerResponse(async (): Promise<CreativeAgencyPage | null> => {
  const agency = await readSingle(reads.creativeAgencyPage, creativeAgencyPage)
  return agency && { ...agency, logo: ownPicture(agency.logo) }
})

/** The page of the digital agency. */
export const readDigitalAgency = oncePerResponse(async (): Promise<DigitalAgencyPage | null> => {
  const agency = await readSingle(reads.digitalAgencyPage, digitalAgencyPage)
  return agency && { ...agency, logo: ownPicture(agency.logo) }
})
