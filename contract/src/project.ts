import * as z from 'zod/mini'
import { type DocumentFile, documentField } from './document-file.js'
import { type FocalPoint, type Picture, pictureField } from './picture.js'
import { type PlanFile, planFileField } from './plans/plan-file.js'
import { type SitePlan, sitePlan } from './plans/site-plan.js'
import { type UnitPlan, unitPlan } from './plans/unit-plan.js'
import { type NearbyPlace, nearbyPlace, rightPoint } from './point.js'
import { type Sharing, sharingFields } from './sharing.js'
import { amount, flag, list, number, place, positiveNumber, required, text, words } from './wire/fields.js'
import { recordType } from './wire/projection.js'

export const propertyTypes = ['Residential', 'Commercial'] as const
export type PropertyType = (typeof propertyTypes)[number]

export const projectStatuses = ['New launch', 'Under construction', 'Ready to move in', 'Sold out'] as const
export type ProjectStatus = (typeof projectStatuses)[number]

/** A type of unit in a project. */
export interface Configuration {
  name: string
  /** The area-configuration choice that it belongs to. */
  areaConfiguration: string
  /** Carpet area in square feet. */
  carpetArea: number
  /** Rupees; `null` when it is for lease or the price is on request. */
  price: number | null
  /** Rupees per month; `null` when it is for sale. */
  rent: number | null
  total: number | null
  available: number | null
  /** The lowest and the highest floor with such a unit; 0 is the ground floor. */
  fromFloor: number | null
  toFloor: number | null
  /** Without rooms when there is no plan. */
  plan: UnitPlan
  /** The plan as an editor gave it; `null` when there is none. */
  planFile: PlanFile | null
}

/** A registration under the RERA Act 2016. */
export interface ReraRegistration {
  number: string
  state: string
  authority: string
  /** The page at the regulator's site. */
  url: string
  /** `YYYY-MM-DD`; empty when unknown. */
  validUntil: string
  /** The tower or phase that it covers; empty when it covers the whole project. */
  covers: string
}

export interface ProjectPicture {
  picture: Picture
  view: string
  caption: string
  /** The project's own focal point, else that of the media library; null means the middle. */
  focal: FocalPoint | null
}

/** A project as visitors see it. Money in rupees, areas in square feet of carpet area. */
export interface Project extends Sharing {
  /** The id by which the backend returns this project alone; empty when unknown. */
  id: string
  slug: string
  name: string
  developer: string
  architect: string
  propertyType: PropertyType
  category: string
  city: string
  locality: string
  address: string
  latitude: number | null
  longitude: number | null
  status: ProjectStatus
  /** `YYYY-MM-DD`. */
  launchedOn: string
  /** `YYYY-MM`. */
  possession: string
  updatedOn: string
  flagship: boolean
  sequence: number
  headline: string
  summary: string
  description: string
  registrations: ReraRegistration[]
  priceFrom: number | null
  priceTo: number | null
  /** Rupees per square foot and month. */
  rentPerSqFt: number | null
  pricePerSqFt: number | null
  carpetAreaFrom: number | null
  carpetAreaTo: number | null
  configurations: Configuration[]
  costComponents: { label: string; amount: number; note: string }[]
  /** Acres. */
  landArea: number | null
  buildings: number | null
  floors: string
  units: number | null
  amenities: string[]
  nearby: NearbyPlace[]
  specifications: { label: string; value: string }[]
  industries: string[]
  /** Banks with an offer for their customers and staff in this project; empty for most. */
  banks: string[]
  brochureHighlights: string[]
  questions: { question: string; answer: string }[]
  pictures: ProjectPicture[]
  /** A film that leads through it, in the format of `parseVideoId`; empty for none. */
  videoTour: string
  /** The developer's own brochure; `null` when there is none. */
  developerBrochure: DocumentFile | null
  /** `null` when there is none. */
  sitePlan: SitePlan | null
}

const configuration: z.ZodMiniType<Configuration> = z.object({
  name: required,
  areaConfiguration: text,
  carpetArea: amount,
  price: positiveNumber,
  rent: positiveNumber,
  total: number,
  available: number,
  fromFloor: number,
  toFloor: number,
  plan: unitPlan,
  planFile: planFileField,
})

const registration: z.ZodMiniType<ReraRegistration> = z.object({
  number: required,
  state: text,
  authority: text,
  url: text,
  validUntil: text,
  covers: text,
})

const projectPicture = z.pipe(
  z.object({ picture: pictureField, view: text, caption: text, focalX: number, focalY: number }),
  z.transform(({ picture, focalX, focalY, ...wire }): ProjectPicture | null =>
    picture ? { ...wire, picture, focal: focalPoint(focalX, focalY) ?? picture.focal } : null,
  ),
)

function focalPoint(x: number | null, y: number | null): FocalPoint | null {
  const inside = (share: number | null): share is number => share !== null && share >= 0 && share <= 100
  return inside(x) && inside(y) ? { x, y } : null
}

const projectOnWire = z.object({
  documentId: text,
  slug: required,
  name: required,
  developer: text,
  architect: text,
  propertyType: z.enum(propertyTypes),
  category: text,
  city: required,
  locality: text,
  address: text,
  latitude: number,
  longitude: number,
  // Not `status`: the backend uses that name for draft or published, and its admin shows that state in a field of this
  // name.
  projectStatus: z.enum(projectStatuses),
  launchedOn: text,
  possession: text,
  updatedOn: text,
  flagship: flag,
  sequence: place,
  headline: text,
  summary: text,
  description: text,
  reraRegistrations: list(registration),
  priceFrom: positiveNumber,
  priceTo: positiveNumber,
  rentPerSqFt: positiveNumber,
  pricePerSqFt: positiveNumber,
  carpetAreaFrom: positiveNumber,
  carpetAreaTo: positiveNumber,
  configurations: list(configuration),
  costComponents: list(z.object({ label: required, amount, note: text })),
  landArea: number,
  buildings: number,
  floors: text,
  units: number,
  amenities: words,
  nearby: list(nearbyPlace),
  specifications: list(z.object({ label: required, value: required })),
  industries: words,
  banks: words,
  brochureHighlights: words,
  faq: list(z.object({ question: required, answer: required })),
  pictures: list(projectPicture),
  videoTour: text,
  developerBrochure: documentField,
  sitePlan,
  ...sharingFields,
})

export const project: z.ZodMiniType<Project> = z.pipe(
  projectOnWire,
  z.transform(
    ({
      documentId,
      faq,
      projectStatus,
      reraRegistrations,
      pictures,
      developerBrochure,
      sharePicture,
      ...wire
    }): Project => ({
      ...wire,
      ...rightPoint(wire),
      id: documentId,
      status: projectStatus,
      registrations: reraRegistrations,
      questions: faq,
      pictures: pictures.filter((entry) => entry !== null),
      developerBrochure: developerBrochure ?? null,
      sharePicture: sharePicture ?? null,
    }),
  ),
)

/** A project with any subset of its fields, as lists request it. */
export const projectRecord = recordType(project, projectOnWire, ['slug', 'name', 'propertyType', 'city', 'status'], {
  id: null,
  status: 'projectStatus',
  // Pictures and configurations are components with a file, so one level of `populate` is not enough.
  pictures: { part: 'pictures', query: { 'populate[pictures][populate][picture]': 'true' } },
  registrations: { part: 'reraRegistrations' },
  configurations: { part: 'configurations', query: { 'populate[configurations][populate][planFile]': 'true' } },
  costComponents: { part: 'costComponents' },
  nearby: { part: 'nearby' },
  specifications: { part: 'specifications' },
  questions: { part: 'faq' },
  sitePlan: 'sitePlan',
  developerBrochure: { part: 'developerBrochure' },
  sharePicture: { part: 'sharePicture' },
})

/** Whether a project sells plots: land without a house, which has no rooms and no walls. */
export function isLand({ category }: Pick<Project, 'category'>): boolean {
  return category === 'Plots'
}

/** A category of projects, or in the bank variant a category offered through a bank. */
export interface ProjectCategory {
  title: string
  slug: string
  description: string
  propertyType: string
  bank: string
  sequence: number
}

export const projectCategory: z.ZodMiniType<ProjectCategory> = z.object({
  title: required,
  slug: required,
  description: text,
  propertyType: text,
  bank: text,
  sequence: place,
})

/** Metadata of the project list: for all kinds, and for each kind. */
export interface ProjectPageSeo {
  title: string
  description: string
  residentialTitle: string
  residentialDescription: string
  commercialTitle: string
  commercialDescription: string
}

export const projectPageSeo: z.ZodMiniType<ProjectPageSeo> = z.object({
  title: required,
  description: text,
  residentialTitle: text,
  residentialDescription: text,
  commercialTitle: text,
  commercialDescription: text,
})

export interface ProjectPageBanner {
  heading: string
  lead: string
  picture: Picture | null
}

export const projectPageBanner: z.ZodMiniType<ProjectPageBanner> = z.pipe(
  z.object({ heading: required, lead: text, picture: pictureField }),
  z.transform((wire): ProjectPageBanner => ({ ...wire, picture: wire.picture ?? null })),
)
