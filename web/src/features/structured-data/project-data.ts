import 'server-only'
import type { Project } from '@ashlar/contract'
import type { AggregateOffer, Offer, Place, Residence } from 'schema-dts'
import { pictureAddress } from '@/ui/picture/picture-address'
import { sayName } from '@/words/say'
import { fullAddress } from './json-ld'

/** Width in pixels of the listed pictures; every gallery offers it. */
const PICTURE_WIDTH = 1200

const AVAILABILITY = {
  'New launch': 'https://schema.org/PreSale',
  'Under construction': 'https://schema.org/PreSale',
  'Ready to move in': 'https://schema.org/InStock',
  'Sold out': 'https://schema.org/SoldOut',
} as const

/** A project as a residence or a place, and its offer. Amounts in rupees. */
export function projectData(project: Project): (Residence | Place | Offer | AggregateOffer)[] {
  const id = fullAddress(`/projects/${project.slug}#project`)
  const place = {
    '@id': id,
    name: project.name,
    url: fullAddress(`/projects/${project.slug}`),
    ...(project.summary ? { description: project.summary } : {}),
    address: {
      '@type': 'PostalAddress',
      ...(project.locality ? { streetAddress: sayName(project.locality) } : {}),
      addressLocality: sayName(project.city),
      addressCountry: 'IN',
    },
    ...(project.pictures.length > 0 ? { image: project.pictures.map(({ picture }) => imageOf(picture.url)) } : {}),
    ...(project.amenities.length > 0
      ? {
          amenityFeature: project.amenities.map((name) => ({ '@type': 'LocationFeatureSpecification' as const, name })),
        }
      : {}),
  } as const
  const thing: Residence | Place =
    project.propertyType === 'Residential' ? { '@type': 'Residence', ...place } : { '@type': 'Place', ...place }
  const offer = offerOf(project, id)
  return offer ? [thing, offer] : [thing]
}

/** `null` when the page shows no price. */
function offerOf(project: Project, id: string): Offer | AggregateOffer | null {
  const { priceFrom, priceTo, rentPerSqFt, status } = project
  const terms = { itemOffered: { '@id': id }, priceCurrency: 'INR', availability: AVAILABILITY[status] } as const
  if (priceFrom !== null && priceTo !== null) {
    return { '@type': 'AggregateOffer', ...terms, lowPrice: priceFrom, highPrice: priceTo }
  }
  const price = priceFrom ?? priceTo
  if (price !== null) return { '@type': 'Offer', ...terms, price }
  if (rentPerSqFt === null) return null
  return {
    '@type': 'Offer',
    itemOffered: terms.itemOffered,
    availability: terms.availability,
    businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: rentPerSqFt,
      priceCurrency: 'INR',
      unitText: 'sq ft a month',
    },
  }
}

function imageOf(url: string): string {
  return fullAddress(/\.svg(?:\?|$)/.test(url) ? url : pictureAddress(url, PICTURE_WIDTH))
}
