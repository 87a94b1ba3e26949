import 'server-only'
import {
  type Leader,
  leader,
  parseList,
  type ReadCall,
  reads,
  type Service,
  type ServicePage,
  service,
  servicePage,
  type Testimonial,
  testimonial,
} from '@ashlar/contract'
import { oncePerAnswer } from '../making'
import { ownPicture } from '../media'
import { logDropped, read } from '../read'
import { readNewAddress } from './former-addresses'

const SERVICES = '/services/'

/** Every service page, in the editors' order. */
export const readServicePages = oncePerAnswer(async (): Promise<readonly ServicePage[]> => {
  const { records, dropped } = await read(reads.servicesMdms, (answer) => parseList(servicePage, answer))
  logDropped('services-mdm', dropped)
  const services = records.map(async (record) => ({
    ...record,
    slug: await presentSlug(record.slug),
    path: (await readNewAddress(record.path)) ?? record.path,
    picture: ownPicture(record.picture),
  }))
  return (await Promise.all(services)).toSorted((a, b) => a.sequence - b.sequence)
})

/** A service, and the first of the people who answer for it. */
export interface ServiceDesk {
  service: ServicePage
  person: Leader | null
}

/** Whom to ask about what is read under a topic; `null` where editors name no service for it. */
export async function readDeskFor(topics: readonly string[]): Promise<ServiceDesk | null> {
  const [services, leaders] = await Promise.all([readServicePages(), readLeaders()])
  const service = services.find((candidate) => candidate.topics.some((topic) => topics.includes(topic)))
  if (!service) return null
  return { service, person: leaders.find(({ key }) => key === service.people[0]) ?? null }
}

/** What one may come for in homes, workplaces and shops, in the editors' order. */
export const readServiceOffers = oncePerAnswer(() => readOffers(reads.services))

/** The same for the page of one service; retail has a call of its own. */
export async function readOffersOf({ title }: Pick<ServicePage, 'title'>): Promise<readonly Service[]> {
  const offers = title === 'Retail' ? await readOffers(reads.retailPageServices) : await readServiceOffers()
  return offers.filter(({ pageName }) => pageName === title)
}

async function readOffers(call: ReadCall): Promise<readonly Service[]> {
  const { records, dropped } = await read(call, (answer) => parseList(service, answer))
  logDropped('service', dropped)
  return records.toSorted((a, b) => a.sequence - b.sequence)
}

/** Where a service's page is renamed, what names the service by its former address goes on meaning it. */
export async function presentSlug(slug: string): Promise<string> {
  const address = await readNewAddress(SERVICES + slug)
  return address?.startsWith(SERVICES) ? address.slice(SERVICES.length) : slug
}

export const readLeaders = oncePerAnswer(async (): Promise<readonly Leader[]> => {
  const { records, dropped } = await read(reads.leaders, (answer) => parseList(leader, answer))
  logDropped('leader', dropped)
  return records.toSorted((a, b) => a.sequence - b.sequence)
})

export const readTestimonials = oncePerAnswer(async (): Promise<readonly Testimonial[]> => {
  const { records, dropped } = await read(reads.testimonials, (answer) => parseList(testimonial, answer))
  logDropped('testimonial', dropped)
  return Promise.all(records.map(async (record) => ({ ...record, service: await presentSlug(record.service) })))
})
