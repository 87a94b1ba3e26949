import 'server-only'
import type { Opening, SiteSettings } from '@ashlar/contract'
import { encodeXML } from 'entities'
import type { JobPosting } from 'schema-dts'
import { organizationReference } from './organization-data'

/** The words of a job type, without blanks and case, in the terms of search engines. */
const EMPLOYMENT_TYPES: Readonly<Record<string, string>> = {
  fulltime: 'FULL_TIME',
  parttime: 'PART_TIME',
  internship: 'INTERN',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
}

/** An opening that one may still apply for. */
export function jobData(opening: Opening, settings: SiteSettings): JobPosting {
  const employmentType = EMPLOYMENT_TYPES[opening.jobType.toLowerCase().replace(/[^a-z]/g, '')]
  return {
    '@type': 'JobPosting',
    title: opening.title,
    description: opening.descriptionHtml || descriptionOf(opening),
    datePosted: opening.publishedOn,
    ...(opening.closesOn ? { validThrough: opening.closesOn } : {}),
    ...(employmentType ? { employmentType } : {}),
    hiringOrganization: organizationReference(settings),
    jobLocation: opening.cities.map((city) => ({
      '@type': 'Place' as const,
      address: { '@type': 'PostalAddress' as const, addressLocality: city, addressCountry: 'IN' },
    })),
    ...(opening.openings ? { totalJobOpenings: opening.openings } : {}),
    directApply: true,
  }
}

/** Search engines read it as HTML. */
function descriptionOf({ summary, about, youWill, youBring, weOffer }: Opening): string {
  const paragraphs = [summary, about, ...youWill, ...youBring, ...weOffer].filter(Boolean)
  return paragraphs.map((words) => `<p>${encodeXML(words)}</p>`).join('')
}
