import 'server-only'
import {
  type CreativeAgencyPage,
  contactOffice,
  creativeAgencyPage,
  csrPage,
  type DigitalAgencyPage,
  digitalAgencyPage,
  globalPartner,
  reads,
  technology,
} from '@ashlar/contract'
import { collection, single } from '../library/library'
import { ownPicture } from '../media/media'
import { bySequence } from '../read'

/* Content about the group itself. Each of these functions throws ContentUnavailable when the backend is away and was
   never read. A list is in the editors' order, and a single page is `null` when editors have published none. */

/** Every office with its desks. */
export const readOffices = collection(reads.contactLists, contactOffice, (records) =>
  records.map((record) => ({ ...record, picture: ownPicture(record.picture) })).toSorted(bySequence),
)

/** The partner firms abroad. */
export const readGlobalPartners = collection(reads.globalPartners, globalPartner, (records) =>
  records.toSorted(bySequence),
)

/** Every technology product. */
export const readTechnologies = collection(reads.technologies, technology, (records) => records.toSorted(bySequence))

/** The page about corporate social responsibility. */
export const readCsrPage = single(reads.csrPage, csrPage)

const readCreativePage = single(reads.creativeAgencyPage, creativeAgencyPage)
const readDigitalPage = single(reads.digitalAgencyPage, digitalAgencyPage)

/** The page of the creative agency. */
export async function readCreativeAgency(): Promise<CreativeAgencyPage | null> {
  const agency = await readCreativePage()
  return agency && { ...agency, logo: ownPicture(agency.logo) }
}

/** The page of the digital agency. */
export async function readDigitalAgency(): Promise<DigitalAgencyPage | null> {
  const agency = await readDigitalPage()
  return agency && { ...agency, logo: ownPicture(agency.logo) }
}
