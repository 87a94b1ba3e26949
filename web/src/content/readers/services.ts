import 'server-only'
import { type Leader, leader, reads, type Service, type ServicePage, service, servicePage } from '@ashlar/contract'
import { collection } from '../library/library'
import { ownPicture } from '../media/media'
import { bySequence } from '../read'
import { oncePerResponse } from '../response-scope'
import { readNewAddress } from './former-addresses'

const SERVICES = '/services/'
/** The page whose offers the specification reads with a separate call. */
const RETAIL_SLUG = 'retail'

/** Every service page, in the editors' order. */
export const readServicePages = oncePerResponse(async (): Promise<readonly ServicePage[]> => {
  const records = await readWrittenServices()
  const services = records.map(async (record) => ({
    ...record,
    slug: await currentSlug(record.slug),
    path: (await readNewAddress(record.path)) ?? record.path,
    picture: ownPicture(record.picture),
  }))
  return (await Promise.all(services)).toSorted(bySequence)
})

const readWrittenServices = collection(reads.servicesMdms, servicePage)

/** A service, and one of the people responsible for it. */
export interface ServiceDesk {
  service: ServicePage
  person: Leader | null
}

/**
 * The contact for pages on these topics; `null` when editors have named no service for them.
 *
 * @param city where the person should work, if one of those who are responsible does.
 */
export async function readDeskFor(topics: readonly string[], city = ''): Promise<ServiceDesk | null> {
  const [services, leaders] = await Promise.all([readServicePages(), readLeaders()])
  const service = services.find((candidate) => candidate.topics.some((topic) => topics.includes(topic)))
  if (!service) return null
  const people = service.people.flatMap((person) => leaders.find(({ key }) => key === person) ?? [])
  return { service, person: people.find((person) => person.city === city) ?? people[0] ?? null }
}

/** The offers for homes, offices and shops, in the editors' order. */
export const readServiceOffers = collection(reads.services, service, (records) => records.toSorted(bySequence))

/** The offers of one service; the retail page has a separate call, whatever title editors give it. */
export async function readOffersOf({ slug, title }: Pick<ServicePage, 'slug' | 'title'>): Promise<readonly Service[]> {
  if (slug === (await currentSlug(RETAIL_SLUG))) return readRetailOffers()
  return (await readServiceOffers()).filter(({ pageTitle }) => pageTitle === title)
}

const readRetailOffers = collection(reads.retailPageServices, service, (records) => records.toSorted(bySequence))

/**
 * The current slug of a service page. Records that name a service by its former slug stay valid when the page is
 * renamed.
 */
export async function currentSlug(slug: string): Promise<string> {
  const address = await readNewAddress(SERVICES + slug)
  return address?.startsWith(SERVICES) ? address.slice(SERVICES.length) : slug
}

export const readLeaders = collection(reads.leaders, leader, (records) =>
  records.map((record) => ({ ...record, picture: ownPicture(record.picture) })).toSorted(bySequence),
)
