import { type ForeignStrapi, type SeedFields, type StrapiVersion, startStrapi } from './strapi-project'

/** A collection as Strapi's admin makes it. */
export function plainType(
  singularName: string,
  attributes: SeedFields,
  draftAndPublish = true,
): readonly [string, SeedFields] {
  const pluralName = singularName.endsWith('y') ? `${singularName.slice(0, -1)}ies` : `${singularName}s`
  return [
    singularName,
    {
      kind: 'collectionType',
      collectionName: pluralName.replaceAll('-', '_'),
      info: { singularName, pluralName, displayName: singularName },
      options: { draftAndPublish },
      attributes,
    },
  ]
}

export const describedTypes: ReadonlyMap<string, SeedFields> = new Map([
  plainType('menu-images-mdm', {
    Sequence: { type: 'integer' },
    Type: { type: 'enumeration', enum: ['Services', 'Projects', 'Technology'] },
    ImageTitle: { type: 'string' },
    ImageDescription: { type: 'text' },
    ImageLink: { type: 'string' },
    isExternal: { type: 'boolean' },
    Image: { type: 'media', multiple: false, allowedTypes: ['images'] },
  }),
  plainType('about-us-menu', { video_Id: { type: 'string' } }),
  plainType('newsletter-email', { subscribedEmail: { type: 'email', required: true } }, false),
])

function card(Sequence: number, Type: string, ImageTitle: string, file: string, rest: SeedFields = {}): SeedFields {
  const ImageDescription = `What ${ImageTitle} is about, in one sentence.`
  return { Sequence, Type, ImageTitle, ImageDescription, Image: { $media: file, alt: ImageTitle }, ...rest }
}

/** Cards and a film as an existing backend may have them. */
export const describedRecords: ReadonlyMap<string, readonly SeedFields[]> = new Map([
  [
    'menu-images-mdm',
    [
      card(1, 'Services', 'Launch readiness', 'office-stacked-dusk.jpg', { ImageLink: '/insights/research-reports' }),
      card(2, 'Services', 'Partner desk', 'residential-podium-pool.jpg', { ImageLink: '/services/sales-marketing' }),
      card(3, 'Services', 'Lease review', 'office-blades-dusk.jpg', { ImageLink: '/services/retail' }),
      card(4, 'Services', 'Home search', 'interior-living-dusk.jpg', { ImageLink: '/services/home-solutions' }),
      card(5, 'Services', 'A fifth one, which no menu shows', 'lane-overcast.jpg', { ImageLink: '/services' }),
      card(1, 'Projects', 'Residential', 'residential-tower-golden.jpg', { ImageLink: '/projects', isExternal: false }),
      card(2, 'Projects', 'Commercial', 'office-park-pond-golden.jpg', {
        ImageLink: 'https://commercial.example/list',
        isExternal: true,
      }),
      card(1, 'Technology', 'Sales desk online', 'coworking-lobby.jpg', { ImageLink: '/technology#section-1' }),
      { Sequence: 2, Type: 'Technology', ImageTitle: 'A card without a picture', ImageLink: '/technology' },
    ],
  ],
  ['about-us-menu', [{ video_Id: 'dQw4w9WgXcQ' }]],
])

/** What a plain Strapi has beside the described types. */
interface Beside {
  types: readonly (readonly [string, SeedFields])[]
  records: readonly (readonly [string, readonly SeedFields[]])[]
  /** Models that the create token may add to, as it may to newsletter addresses. */
  creates: readonly string[]
}

/** Starts a plain Strapi with the described types, a few records and pictures, and two tokens. */
export function startDescribedStrapi(
  version: StrapiVersion,
  { types, records, creates }: Beside = { types: [], records: [], creates: [] },
): Promise<ForeignStrapi> {
  return startStrapi({
    version,
    types: new Map([...describedTypes, ...types]),
    records: new Map([...describedRecords, ...records]),
    // Operators often let a token upload too.
    creates: ['newsletter-email', 'plugin::upload.content-api.upload', ...creates],
  })
}
