import 'server-only'
import type { Opening, SiteSettings } from '@ashlar/contract'
import { encodeXML } from 'entities'
import type { JobPosting } from 'schema-dts'
import { sayName } from '@/words/say'
import { endOfDay } from './json-ld'
import { organizationReference } from './organization-data'

/** Job types, without spaces and in lower case, in the vocabulary of search engines. */
const EMPLOYMENT_TYPES: Readonly<Record<string, string>> = {
  fulltime: 'FULL_TIME',
  parttime: 'PART_TIME',
  internship: 'INTERN',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
}

/** An opening that accepts applications. */
export function jobData(opening: Opening, settings: SiteSettings): JobPosting {
  const employmentType = EMPLOYMENT_TYPES[opening.jobType.toLowerCase().replace(/[^a-z]/g, '')]
  return {
    '@type': 'JobPosting',
    title: opening.title,
    description: opening.descriptionHtml || descriptionOf(opening),
    datePosted: opening.publishedOn,
    ...(opening.closesOn ? { validThrough: endOfDay(opening.closesOn) } : {}),
    ...(employmentType ? { employmentType } : {}),
    hiringOrganization: organizationReference(settings),
    jobLocation: opening.cities.length > 0 ? opening.cities.map(placeIn) : placeIn(null),
    ...(opening.openings ? { totalJobOpenings: opening.openings } : {}),
    directApply: true,
  }
}

/** @param city `null` when the place is not known: then the country alone. */
function placeIn(city: string | null) {
  return {
    '@type': 'Place' as const,
    address: {
      '@type': 'PostalAddress' as const,
      ...(city === null ? {} : { addressLocality: sayName(city) }),
      addressCountry: 'IN',
    },
  }
}

/** As HTML, because search engines read it as such. */
function descriptionOf({ summary, about, youWill, youBring, weOffer }: Opening): string {
  const paragraphs = [summary, about, ...youWill, ...youBring, ...weOffer].filter(Boolean)
  return paragraphs.map((words) => `<p>${encodeXML(words)}</p>`).join('')
}
