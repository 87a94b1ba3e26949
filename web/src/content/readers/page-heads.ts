import 'server-only'
import { type PageHead, pageHead, parseOne, type ReadCall, reads } from '@ashlar/contract'
import { oncePerAnswer } from '../making'
import { read } from '../read'

/** Pages whose title, description, heading and lead editors keep in a record of its own. */
const HEADS: Readonly<Record<string, ReadCall>> = {
  '/about/management-team': reads.managementSeo,
  '/about/client-testimonials': reads.testimonialsSeo,
  '/about/awards-and-recognition': reads.awardsSeo,
  '/about/corporate-social-responsibility': reads.csrSeo,
  '/about/contact-us': reads.contactSeo,
  '/careers': reads.careerSeo,
  '/insights/knowledge-exchange': reads.knowledgeExchangeSeo,
}

/**
 * @returns the head kept for a page, or `null` when the page itself says it.
 * @throws {ContentUnavailable} when the backend is away and has never been read.
 */
export const readPageHead = oncePerAnswer(async (path: string): Promise<PageHead | null> => {
  const call = HEADS[path]
  return call ? read(call, (answer) => parseOne(pageHead, answer)) : null
})
