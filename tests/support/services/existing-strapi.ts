import { plainType } from './described-strapi'
import type { SeedFields } from './strapi-project'

/** Types of an existing backend for what visitors send, each with attributes of its own. */
const leadTypes = [
  // With most of our fields, and text in the usual place.
  plainType(
    'general-lead',
    {
      name: { type: 'string', required: true },
      email: { type: 'string' },
      phone: { type: 'string' },
      city: { type: 'string' },
      message: { type: 'text' },
    },
    false,
  ),
  // With another name for text, and a field that takes other values than ours.
  plainType(
    'services-lead',
    { name: { type: 'string' }, budget: { type: 'integer' }, email: { type: 'string' }, remarks: { type: 'text' } },
    false,
  ),
  // Without an attribute for text.
  plainType('ada-lead', { name: { type: 'string' }, email: { type: 'string' } }, false),
  // With names of its own for everything.
  plainType(
    'request',
    { FullName: { type: 'string' }, Mail: { type: 'string' }, Origin: { type: 'string' }, Notes: { type: 'text' } },
    false,
  ),
]

/** Types with attributes and paths of their own, which only a map connects. */
const contentTypes = [
  plainType('town', { Name: { type: 'string' } }),
  plainType('property', {
    Title: { type: 'string' },
    Stage: { type: 'enumeration', enum: ['Ongoing', 'Ready'] },
    Kind: { type: 'string' },
    Amenities: { type: 'text' },
    StartsAt: { type: 'string' },
    Photos: { type: 'media', multiple: true, allowedTypes: ['images'] },
    town: { type: 'relation', relation: 'oneToOne', target: 'api::town.town' },
  }),
  plainType('client-voice', { Words: { type: 'text' }, Client: { type: 'string' }, Firm: { type: 'string' } }),
]

/** Types beside the described ones that an existing backend may have. */
export const existingTypes = [...leadTypes, ...contentTypes]

/** Models of the existing types that visitors' words go to. */
export const existingLeads = leadTypes.map(([model]) => model)

export const existingRecords: readonly (readonly [string, readonly SeedFields[]])[] = [
  ['town', [{ Name: 'Pune' }]],
  [
    'property',
    [
      {
        Title: 'Neem Court, Baner',
        Stage: 'Ongoing',
        Kind: 'Flats',
        Amenities: 'Lift\nGarden',
        StartsAt: '9,500,000',
        Photos: [
          { $media: 'residential-podium-pool.jpg', alt: 'The pool of Neem Court' },
          { $media: 'residential-tower-golden.jpg', alt: 'Neem Court from the street' },
        ],
        town: 1,
      },
    ],
  ],
  ['client-voice', [{ Words: 'They answered the same day.', Client: 'Asha Rao', Firm: 'Rao Mills' }]],
]

/** The map that connects them. */
export const existingMap = {
  'consolidated-projects': {
    path: '/api/properties',
    fields: {
      name: 'Title',
      slug: { from: 'Title', as: 'slug' },
      projectStatus: { from: 'Stage', values: { Ongoing: 'Under construction', Ready: 'Ready to move in' } },
      propertyType: { from: 'Kind', values: { Flats: 'Residential', Offices: 'Commercial' } },
      city: { from: 'town.Name', otherwise: 'Pune' },
      amenities: { from: 'Amenities', as: 'list' },
      priceFrom: { from: 'StartsAt', as: 'number' },
      pictures: { from: 'Photos', as: 'pictures' },
    },
  },
  testimonials: { path: '/api/client-voices', fields: { quote: 'Words', name: 'Client', organisation: 'Firm' } },
  'aca-leads': {
    path: '/api/requests',
    fields: { name: 'FullName', email: 'Mail' },
    text: 'Notes',
    // The type has the first, and never had the second.
    constants: { Origin: 'website', Campaign: 'none' },
  },
}
