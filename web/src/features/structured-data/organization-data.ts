import 'server-only'
import type { ContactOffice, SiteSettings } from '@ashlar/contract'
import type { Organization, RealEstateAgent, WebSite } from 'schema-dts'
import { SEARCH_PARAMETER } from '@/features/search/search-href'
import { fullAddress, postalAddress } from './json-ld'

const ORGANIZATION = '/#organization'

/** A short reference to the group, as publisher, provider or employer. */
export function organizationReference({ brandName }: Pick<SiteSettings, 'brandName'>): {
  '@type': 'Organization'
  '@id': string
  name: string
} {
  return { '@type': 'Organization', '@id': fullAddress(ORGANIZATION), name: brandName }
}

/** The group, with all data from header and footer. */
export function organizationData(settings: SiteSettings): Organization {
  const { brandName, legalName, registeredOffice, logo, phone, email, socialProfiles } = settings
  return {
    '@type': 'Organization',
    '@id': fullAddress(ORGANIZATION),
    name: brandName,
    ...(legalName ? { legalName } : {}),
    url: fullAddress('/'),
    ...(logo ? { logo: fullAddress(logo.url) } : {}),
    ...(registeredOffice ? { address: postalAddress(registeredOffice) } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...(email ? { email } : {}),
    ...(socialProfiles.length > 0 ? { sameAs: socialProfiles.map(({ url }) => url) } : {}),
  }
}

/** The offices that can be visited: search engines refuse one without an address. */
export function officesData(offices: readonly ContactOffice[], settings: SiteSettings): RealEstateAgent[] {
  return offices
    .filter(({ address }) => address)
    .map(({ city, address, phone, email }) => ({
      '@type': 'RealEstateAgent',
      name: settings.brandName,
      url: fullAddress('/about/contact-us'),
      parentOrganization: { '@id': fullAddress(ORGANIZATION) },
      address: { '@type': 'PostalAddress', streetAddress: address, addressLocality: city, addressCountry: 'IN' },
      ...(phone ? { telephone: phone } : {}),
      ...(email ? { email } : {}),
    }))
}

/** Google's property for the input of a search action; schema.org's types do not have it. */
interface FilledIn {
  'query-input': string
}

/** The website, and its search. */
export function websiteData(settings: Pick<SiteSettings, 'brandName'>): WebSite {
  const search: Extract<WebSite, object>['potentialAction'] & FilledIn = {
    '@type': 'SearchAction',
    target: `${fullAddress('/search-result')}?${SEARCH_PARAMETER}={words}`,
    'query-input': 'required name=words',
  }
  return { '@type': 'WebSite', url: fullAddress('/'), name: settings.brandName, potentialAction: search }
}
