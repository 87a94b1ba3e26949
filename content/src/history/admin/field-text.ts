/** A field of a form, as the admin's layout of the form has it. */
interface LaidOutField {
  name: string
  label: string
  attribute: object
}

/** What is read from the admin's layout of a form. */
export interface FormLayout {
  /** Groups of rows of fields. */
  layout: readonly (readonly (readonly LaidOutField[])[])[]
  /** Layouts of the components in the form, by Strapi's names. */
  components: Readonly<Record<string, ComponentLayout>>
}

interface ComponentLayout {
  /** Rows of fields. */
  layout: readonly (readonly LaidOutField[])[]
  settings: { displayName?: string | undefined }
}

type Entry = Readonly<Record<string, unknown>>

/** What Strapi adds to components and files, and no editor reads. */
const TECHNICAL = new Set(['__component', '__temp_key__', 'id', 'documentId'])

/**
 * Text that differs exactly when a field differs. What the backend answers, what a form holds and what it sends are the
 * same content in another shape: another order of the fields of a component, an empty one that is missing, other ids.
 */
export function comparable(value: unknown): string {
  return JSON.stringify(plain(value) ?? null)
}

/** A value without what is empty, in the order of the alphabet; undefined for nothing. */
function plain(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((part: unknown) => plain(part) ?? null)
  const entry = value as Entry
  // A file that was described anew is the same file. Of the parts of a record, only a linked record keeps its number.
  if (typeof entry.mime === 'string') return { file: entry.id }
  const isLink = 'documentId' in entry || 'apiData' in entry
  const parts = Object.keys(entry)
    .filter((name) => name !== '__temp_key__' && (name !== 'id' || isLink))
    .toSorted()
    .flatMap((name) => {
      const part = plain(entry[name])
      return part === undefined ? [] : [[name, part]]
    })
  return parts.length === 0 ? undefined : Object.fromEntries(parts)
}

/** A field's value as text for editors, with the labels that the form has. */
export function readable(value: unknown, form: FormLayout, name: string): string {
  const field = form.layout.flat(2).find((candidate) => candidate.name === name)
  return linesOf(value, form, field).join('\n') || '(empty)'
}

function linesOf(value: unknown, form: FormLayout, field?: LaidOutField): string[] {
  if (value === null || value === undefined || value === '') return []
  if (typeof value === 'boolean') return [value ? 'yes' : 'no']
  if (typeof value !== 'object') return String(value).split('\n')
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => bulleted(linesOf(entry, form, field)))
  const entry = value as Entry
  if (attributeOf(field).type === 'media') return [String(entry.name ?? '')]
  const component = entry.__component ?? attributeOf(field).component
  const known = typeof component === 'string' ? form.components[component] : undefined
  return known ? componentLines(entry, form, known) : [dataLine(entry, form)]
}

/** A line for each field that is filled in, in the form's order; a block begins with its name. */
function componentLines(entry: Entry, form: FormLayout, component: ComponentLayout): string[] {
  const title = typeof entry.__component === 'string' ? component.settings.displayName : undefined
  const lines = component.layout
    .flat()
    .flatMap((field) => labelled(field.label, linesOf(entry[field.name], form, field)))
  return title ? [title, ...lines] : lines
}

/** An entry of data that the form has no labels for, such as a room of a plan, in one line. */
function dataLine(entry: Entry, form: FormLayout): string {
  return Object.entries(entry)
    .filter(([name]) => !TECHNICAL.has(name))
    .flatMap(([name, part]) => {
      const text = linesOf(part, form).join(' ')
      return text === '' ? [] : [`${labelOf(name)}: ${text}`]
    })
    .join('; ')
}

function labelled(label: string, lines: readonly string[]): string[] {
  return lines.length > 1 ? [`${label}:`, ...lines.map(indented)] : lines.map((line) => `${label}: ${line}`)
}

function bulleted(lines: readonly string[]): string[] {
  return lines.map((line, index) => (index === 0 ? `• ${line}` : indented(line)))
}

function indented(line: string): string {
  return `  ${line}`
}

/** `opensTo` becomes “Opens to”. */
function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function attributeOf(field: LaidOutField | undefined): Entry {
  return { ...field?.attribute }
}
