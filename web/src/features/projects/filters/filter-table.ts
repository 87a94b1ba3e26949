import { type ProjectSummary, projectStatuses, propertyTypes, slugOf } from '@ashlar/contract'
import type { ProjectChoices } from '@/content/readers/projects'
import { formatArea, formatMoney } from '@/ui/money/format-money'
import { say } from '@/words/say'
import type { FilterKind, FilterValues } from '../../filters/filter'
import { AREA_PARAMETER } from '../../map/area'
import type { ProjectFilter } from './filter-row'
import { cityValue, inCityOrLocality, type Locality, localityValue } from './place'

/** The filters of the project list and their kinds, in the order of the address and of the chips. */
interface ProjectFilters {
  propertyType: 'one'
  city: 'many'
  /** Within the chosen cities; a city without a chosen locality counts as a whole. */
  locality: 'many'
  status: 'many'
  configuration: 'many'
  /** In rupees. */
  priceMin: 'from'
  priceMax: 'upTo'
  /** In square feet of carpet area. */
  carpetMin: 'from'
  carpetMax: 'upTo'
  /** Year of possession. */
  year: 'latest'
  /** Only projects registered under the RERA Act. */
  registered: 'flag'
  industry: 'one'
  area: 'area'
}

export type FilterName = keyof ProjectFilters
export type KindOf<Name extends FilterName> = ProjectFilters[Name]
/** The values of all filters. */
export type ProjectFilterValues = { readonly [Name in FilterName]: FilterValues[KindOf<Name>] }

/** The source of the choices. */
export interface FilterSource {
  choices: ProjectChoices
  /** Localities of all projects, in alphabetical order. */
  localities: readonly Locality[]
}

/** The fields of a project that filters use. */
export type FilteredProject = Pick<
  ProjectSummary,
  | 'propertyType'
  | 'city'
  | 'locality'
  | 'status'
  | 'possession'
  | 'industries'
  | 'latitude'
  | 'longitude'
  | 'configurations'
  | 'registrations'
>

/** The fields of a unit that filters use. */
export type FilteredUnit = FilteredProject['configurations'][number]

/** The groups of the form, in order. A checkbox stands by itself after them. */
export const FORM_GROUPS = [
  'City and locality',
  'Configuration',
  'Price',
  'Carpet area',
  'Status',
  'Possession by',
  'Industry',
] as const
export type FormGroup = (typeof FORM_GROUPS)[number]

/** In rupees; the steps of the price filters. */
export const PRICE_STEPS = [5_000_000, 10_000_000, 20_000_000, 50_000_000, 100_000_000, 250_000_000] as const
/** In square feet; the steps of the carpet area filters. */
export const CARPET_STEPS = [500, 750, 1_000, 1_500, 2_000, 3_000, 5_000, 10_000, 25_000] as const

/** The table of the filters (docs/guides/add-a-filter.md). */
export const FILTERS: { readonly [Name in FilterName]: ProjectFilter<KindOf<Name>> } = {
  propertyType: {
    kind: 'one',
    parameter: 'propertytype',
    what: 'property type',
    choices: () => propertyTypes.map((type) => ({ value: type, title: type })),
    of: 'project',
    compared: ({ propertyType }) => propertyType,
    form: 'hidden',
    takesAlong: () => ({ industry: '' }),
    relaxed: { words: 'any kind of property', cost: 6, turn: 13 },
  },
  city: {
    kind: 'many',
    parameter: 'city',
    what: 'city',
    choices: ({ choices }) => choices.cities.map(({ slug, name }) => ({ value: slug, title: name })),
    of: 'project',
    compared: ({ city }, { choices }) => cityValue(city, choices.cities),
    form: { group: 'City and locality' },
    joint: inCityOrLocality,
    takesAlong: (value, { locality }, { localities }) => {
      const within = new Set(localities.filter(({ city }) => city === value).map((one) => one.value))
      return { locality: locality.filter((one) => !within.has(one)) }
    },
    relaxed: { words: 'any city', cost: 5, turn: 12, also: { locality: [] } },
  },
  locality: {
    kind: 'many',
    parameter: 'locality',
    what: 'locality',
    choices: ({ localities }) => localities,
    of: 'project',
    compared: ({ city, locality }, { choices }) => localityValue(cityValue(city, choices.cities), locality),
    form: { group: 'City and locality' },
    within: 'city',
    relaxed: { words: 'the whole city', cost: 1.5, turn: 2 },
  },
  status: {
    kind: 'many',
    parameter: 'status',
    what: 'status',
    choices: () => projectStatuses.map((status) => ({ value: slugOf(status), title: status })),
    of: 'project',
    compared: ({ status }) => slugOf(status),
    form: { group: 'Status' },
    relaxed: { words: 'any status', cost: 2.5, turn: 4 },
  },
  configuration: {
    kind: 'many',
    parameter: 'configuration',
    what: 'configuration',
    choices: ({ choices }) => choices.areaConfigurations,
    of: 'unit',
    compared: ({ areaConfiguration }, { choices }) =>
      choices.areaConfigurations.find(({ title }) => title === areaConfiguration)?.value ?? '',
    form: { group: 'Configuration' },
    isOffered: (value, { propertyType }, { choices }) => {
      const own = choices.areaConfigurations.find((choice) => choice.value === value)?.propertyType
      return !own || !propertyType || own === propertyType
    },
    relaxed: { words: 'any configuration', cost: 3.5, turn: 6 },
  },
  priceMin: {
    kind: 'from',
    parameter: 'price-min',
    what: 'price in rupees',
    steps: PRICE_STEPS,
    inWords: formatMoney,
    of: 'unit',
    compared: ({ price }) => price,
    form: { group: 'Price', label: 'From', any: 'Any price' },
    relaxed: { words: 'a lower price', cost: 3.5, turn: 7 },
  },
  priceMax: {
    kind: 'upTo',
    parameter: 'price-max',
    what: 'price in rupees',
    steps: PRICE_STEPS,
    inWords: formatMoney,
    of: 'unit',
    compared: ({ price }) => price,
    form: { group: 'Price', label: 'Up to', any: 'Any price' },
    relaxed: { words: 'any price', cost: 3.5, turn: 8 },
  },
  carpetMin: {
    kind: 'from',
    parameter: 'carpet-min',
    what: 'carpet area in square feet',
    steps: CARPET_STEPS,
    inWords: formatArea,
    of: 'unit',
    compared: ({ carpetArea }) => carpetArea,
    form: { group: 'Carpet area', label: 'From', any: 'Any area' },
    relaxed: { words: 'a smaller carpet area', cost: 3, turn: 9 },
  },
  carpetMax: {
    kind: 'upTo',
    parameter: 'carpet-max',
    what: 'carpet area in square feet',
    steps: CARPET_STEPS,
    inWords: formatArea,
    of: 'unit',
    compared: ({ carpetArea }) => carpetArea,
    form: { group: 'Carpet area', label: 'Up to', any: 'Any area' },
    relaxed: { words: 'a larger carpet area', cost: 3, turn: 10 },
  },
  year: {
    kind: 'latest',
    parameter: 'year',
    what: 'year',
    choices: ({ choices }) => choices.years,
    inWords: (year) => say('possession by {year}', { year }),
    of: 'project',
    // A project without a date of possession counts as ready.
    compared: ({ possession }) => Number(possession.slice(0, 4)),
    form: { group: 'Possession by', any: 'Any year' },
    relaxed: { words: 'possession in any year', cost: 3, turn: 5 },
  },
  registered: {
    kind: 'flag',
    parameter: 'rera',
    what: 'RERA filter',
    title: 'RERA registered',
    of: 'project',
    compared: ({ registrations }) => registrations.length > 0,
    form: 'alone',
    relaxed: { words: 'registered or not', cost: 4.5, turn: 11 },
  },
  industry: {
    kind: 'one',
    parameter: 'industry',
    what: 'industry',
    choices: ({ choices }) => choices.industries,
    of: 'project',
    compared: ({ industries }, { choices }) =>
      choices.industries.flatMap(({ title, value }) => (industries.includes(title) ? value : [])),
    form: { group: 'Industry', any: 'Any industry' },
    isShown: ({ propertyType, industry }) => propertyType === 'Commercial' || industry !== '',
    relaxed: { words: 'any industry', cost: 2, turn: 3 },
  },
  area: {
    kind: 'area',
    parameter: AREA_PARAMETER,
    what: 'part of the map',
    title: 'part of the map',
    of: 'project',
    compared: ({ latitude, longitude }) => ({ latitude, longitude }),
    form: 'hidden',
    relaxed: { words: 'the whole map', cost: 1, turn: 1 },
  },
}

export const FILTER_NAMES = Object.keys(FILTERS) as readonly FilterName[]

type NameOfKind<K extends FilterKind> = { [Name in FilterName]: KindOf<Name> extends K ? Name : never }[FilterName]

/** Pairs of filters that are the two ends of a range. */
export const RANGES = [
  { from: 'priceMin', upTo: 'priceMax', inWords: formatMoney },
  { from: 'carpetMin', upTo: 'carpetMax', inWords: formatArea },
] as const satisfies readonly {
  from: NameOfKind<'from'>
  upTo: NameOfKind<'upTo'>
  inWords: (value: number) => string
}[]
