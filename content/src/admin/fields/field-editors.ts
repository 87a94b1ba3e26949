import { planDirections, sitePartKinds } from '@ashlar/contract'
import { REFERENCES, type Reference } from '../../publishing/reference-table'

/** A column of a list of rows. Empty numbers and choices are left out of the row. */
export interface RowColumn {
  key: string
  label: string
  kind: 'text' | 'long' | 'number' | 'choice'
  choices?: readonly string[]
}

/** How the value of a field of data is edited. */
export type FieldEditor =
  /** A list of lines; `reference` says which records the lines name. */
  | { kind: 'lines'; line: string; reference?: Reference }
  /** A list of rows. */
  | { kind: 'rows'; row: string; columns: readonly RowColumn[] }
  /** An object with a `kind`, which decides the columns, and its `rows`. */
  | { kind: 'kinds'; row: string; columnsOf: Readonly<Record<string, readonly RowColumn[]>> }
  /** A table pasted from a spreadsheet: of named columns with units, or of the lines of a chart. */
  | { kind: 'dataset' }
  | { kind: 'series' }
  /** English texts, each with its translation. */
  | { kind: 'translations' }
  | { kind: 'plan' }
  | { kind: 'site-plan' }

const text = (key: string, label: string): RowColumn => ({ key, label, kind: 'text' })
const number = (key: string, label: string): RowColumn => ({ key, label, kind: 'number' })
const rectangle = (unit: string) => [
  number('x', `From the west, ${unit}`),
  number('y', `From the north, ${unit}`),
  number('w', `Width, ${unit}`),
  number('h', `Depth, ${unit}`),
]

/** The lists of a plan, and the columns of each. */
export const planLists: readonly { key: string; title: string; row: string; columns: readonly RowColumn[] }[] = [
  { key: 'rooms', title: 'Rooms', row: 'room', columns: [text('name', 'Name'), ...rectangle('ft')] },
  {
    key: 'doors',
    title: 'Doors',
    row: 'door',
    columns: [...rectangle('ft'), { key: 'opens', label: 'Opens to', kind: 'choice', choices: planDirections }],
  },
  { key: 'windows', title: 'Windows', row: 'window', columns: rectangle('ft') },
  { key: 'shafts', title: 'Shafts', row: 'shaft', columns: rectangle('ft') },
]

/** The columns of the parts of a site plan. */
export const sitePartColumns: readonly RowColumn[] = [
  { key: 'kind', label: 'Kind', kind: 'choice', choices: sitePartKinds },
  text('name', 'Name'),
  ...rectangle('m'),
  number('turn', 'Turned, degrees'),
  number('round', 'Corners, m'),
  number('floors', 'Floors'),
]

const lines = (line: string): FieldEditor => ({ kind: 'lines', line })

/** The editors of all fields of data, by model and path. */
const EDITORS: Readonly<Record<string, FieldEditor>> = {
  'career-page:fraudSigns': lines('line'),
  'consolidated-project:sitePlan': { kind: 'site-plan' },
  'consolidated-project:amenities': lines('amenity'),
  'consolidated-project:industries': lines('industry'),
  'consolidated-project:banks': lines('bank'),
  'consolidated-project:brochureHighlights': lines('highlight'),
  'consolidated-project:configurations.plan': { kind: 'plan' },
  'creative-agency-page:manifesto': lines('line'),
  'creative-agency-page:process': lines('step'),
  'digital-agency-page:stack': lines('tool'),
  'insights-research-report:findings': lines('finding'),
  'insights-research-report:dataset': { kind: 'dataset' },
  'insights-research-report:charts.series': { kind: 'series' },
  'leader:helpsWith': lines('subject'),
  'opening:youWill': lines('line'),
  'opening:youBring': lines('line'),
  'opening:weOffer': lines('line'),
  'page:blocks.projects': lines('project'),
  'search-page:meanings': lines('line'),
  'services-mdm:deliverables': lines('deliverable'),
  'services-mdm:people': lines('person'),
  'services-mdm:topics': lines('topic'),
  'services-mdm:relatedProjects': lines('project'),
  'services-mdm:relatedReports': lines('report'),
  'technology:does': lines('line'),
  'technology:demo': {
    kind: 'kinds',
    row: 'row',
    columnsOf: {
      'inventory-board': [
        text('unit', 'Unit'),
        text('type', 'Kind'),
        number('carpetSqFt', 'Carpet, sq ft'),
        number('price', 'Price, ₹'),
        text('status', 'Status'),
        text('note', 'Note'),
      ],
      'partner-app': [
        text('client', 'Client'),
        text('project', 'Project'),
        text('stage', 'Stage'),
        number('amount', 'Brokerage, ₹'),
        text('due', 'Due'),
        text('city', 'City'),
      ],
      'society-app': [
        text('time', 'Time'),
        text('home', 'Home'),
        text('kind', 'Kind'),
        text('text', 'Text'),
        text('status', 'Status'),
      ],
      'market-map': [
        text('area', 'Area'),
        text('city', 'City'),
        number('askingPerSqFt', 'Asked, ₹ a sq ft'),
        number('registeredPerSqFt', 'Registered, ₹ a sq ft'),
        number('monthsOfSupply', 'Months of supply'),
        number('records', 'Records'),
      ],
      'seat-finder': [
        text('centre', 'Centre'),
        text('locality', 'Locality'),
        number('seatsFree', 'Seats free'),
        number('pricePerSeat', 'Price a seat, ₹'),
        number('lockInMonths', 'Lock-in, months'),
        number('setUpPerSeat', 'Set-up a seat, ₹'),
        text('internet', 'Internet'),
      ],
      'centre-console': [
        text('member', 'Member'),
        number('seats', 'Seats'),
        number('monthly', 'A month, ₹'),
        text('invoice', 'Invoice'),
        text('accessUntil', 'Access until'),
        text('request', 'Request'),
      ],
    },
  },
  'translation:texts': { kind: 'translations' },
  'vodcast:transcript': {
    kind: 'rows',
    row: 'line',
    columns: [number('at', 'Second'), text('speaker', 'Speaker'), { key: 'text', label: 'What is said', kind: 'long' }],
  },
  'vodcast:takeaways': lines('takeaway'),
  'vodcast:topics': lines('topic'),
  'vodcast:relatedReports': lines('report'),
  'vodcast:relatedServices': lines('service'),
}

/**
 * The field of a form by its path without indexes of lists.
 *
 * @param name as the form names it: `configurations.0.plan`.
 */
export function pathOf(name: string): string {
  return name.replace(/\.\d+(?=\.)/g, '')
}

/**
 * The editor of a field of data, or undefined for one that stays JSON.
 *
 * @param model singular name of the type, of which the field is at any depth.
 * @param name as the form names it.
 */
export function editorOf(model: string, name: string): FieldEditor | undefined {
  const path = pathOf(name)
  const editor = EDITORS[`${model}:${path}`]
  const reference = referenceOf(model, name)
  return editor?.kind === 'lines' && reference ? { ...editor, reference } : editor
}

/** The list that a field for links or videos offers; what it does not have may still be typed, such as a full address. */
export function offeredList(name: string): 'links' | 'films' | undefined {
  const field = name.split('.').at(-1) ?? ''
  if (/link$/i.test(field) || field === 'newPath') return 'links'
  return /^video|VideoId$/.test(field) ? 'films' : undefined
}

/**
 * The records that a field names.
 *
 * @param part what the part has that the field is in: its component in a list of blocks, and its other fields.
 */
export function referenceOf(
  model: string,
  name: string,
  part: Readonly<Record<string, unknown>> = {},
): Reference | undefined {
  const path = pathOf(name)
  return REFERENCES.find(
    (reference) =>
      reference.model === model &&
      path === (reference.within ? `${reference.within}.${reference.field}` : reference.field) &&
      (!reference.when || reference.when.values.includes(String(part[reference.when.field] ?? ''))),
  )
}
