import { type FormSection, formSections, isTabbed } from './section-table'

/** A field as Strapi lays it out in a form; the parts that are used here. */
export interface LaidOutField {
  name: string
  type: string
  /** How many of the twelve columns of a row it takes. */
  size: number
  label: string
  attribute: object
  [property: string]: unknown
}

/** Rows of fields in one white panel. */
export type FormPanel = LaidOutField[][]

/** Names of the field types that this folder adds to Strapi's, for headings and for the row of sections. */
export const HEADING = 'form-section-heading'
export const TABS = 'form-section-tabs'
/** The type of the input that shows the pictures of a record as pictures. */
export const GALLERY = 'form-picture-gallery'

const COLUMNS = 12
/** Types of fields that have fields of their own. */
const GROUPS = ['component', 'dynamiczone']

/**
 * Divides a form into the sections of `formSections`. Fields without a section come in a last one, so that none is lost;
 * fields that an administrator has taken out of the view stay out.
 *
 * @param type name of the type in the admin.
 * @returns the panels as they are when the type has no sections.
 */
export function divideForm(type: string, panels: FormPanel[]): FormPanel[] {
  const table = formSections[type]
  if (!table) return panels
  const fields = new Map(panels.flat(2).map((field) => [field.name, field]))
  const placed = new Set(table.flatMap((section) => section.fields))
  const others = [...fields.keys()].filter((name) => !placed.has(name))
  const sections = [...table, { title: 'More', fields: others }]
    .map((section) => ({ ...section, fields: section.fields.filter((name) => fields.has(name)) }))
    .filter((section) => section.fields.length > 0)
  // A field of a single value, whose name the headings borrow (see `extraField`).
  const plain = [...fields.values()].find((field) => !GROUPS.includes(field.type))
  if (!plain) return panels
  const titles = sections.map(({ title }) => title)
  const extra: ExtraField = (kind, parts) => ({ ...extraField(kind, plain), form: type, titles, ...parts })
  const divided = sections.flatMap((section) => panelsOf(section, fields, extra))
  return isTabbed(type) ? [[[extra(TABS, { sections })]], ...divided] : divided
}

type ExtraField = (kind: string, parts: object) => LaidOutField

function panelsOf(section: FormSection, fields: ReadonlyMap<string, LaidOutField>, extra: ExtraField): FormPanel[] {
  const found = section.fields
    .flatMap((name) => fields.get(name) ?? [])
    .map((field) => (isGallery(field) ? extra(GALLERY, { field: field.name, title: field.label }) : field))
  const zones = found.filter((field) => field.type === 'dynamiczone')
  const rows = rowsOf(found.filter((field) => field.type !== 'dynamiczone'))
  const panel = [[extra(HEADING, { section: section.title })], ...rows]
  // Strapi shows a list of blocks in a panel of its own.
  return [...(rows.length > 0 ? [panel] : []), ...zones.map((zone) => [[zone]])]
}

/** Whether a field is a list of pictures with words, for which there is an input of our own. */
function isGallery({ attribute }: LaidOutField): boolean {
  return 'component' in attribute && attribute.component === 'project.picture'
}

/** Fills rows of twelve columns, in the order of the section. */
function rowsOf(fields: readonly LaidOutField[]): LaidOutField[][] {
  const rows: LaidOutField[][] = []
  let taken = COLUMNS
  for (const field of fields) {
    taken += field.size
    if (taken > COLUMNS) {
      rows.push([])
      taken = field.size
    }
    rows.at(-1)?.push(field)
  }
  return rows.map((row) => (row.length === 1 ? row.map(widened) : row))
}

/** A long text that is alone in its row takes all of it. */
function widened(field: LaidOutField): LaidOutField {
  return field.type === 'text' ? { ...field, size: COLUMNS } : field
}

/**
 * A heading or a row of sections, which Strapi shows as a field. It has the name of a real field, because Strapi hides
 * names that the editor has no right to; not of a part, because Strapi asks for the rights to those in another way.
 */
function extraField(kind: string, { name }: LaidOutField): LaidOutField {
  return { name, type: kind, size: COLUMNS, label: '', attribute: {}, visible: true }
}
