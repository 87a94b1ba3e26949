import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storedTypeOf } from '../../../content/src/field-rules/custom-fields'

const SOURCES = join(import.meta.dirname, '../../../content/src')

interface Attribute {
  type: string
  customField?: string
  component?: string
  /** Components of a dynamic zone. */
  components?: string[]
  repeatable?: boolean
  regex?: string
}

/** A content type or a component as its form shows it. */
export interface FormSchema {
  uid: string
  isSingle: boolean
  attributes: Readonly<Record<string, Attribute>>
  /** The field that is shown as the name of a record or component. */
  mainField: string
  displayName: string
}

interface SchemaFile {
  info: { displayName: string }
  kind?: string
  attributes: Record<string, Attribute>
  pluginOptions?: { 'content-manager'?: { visible?: boolean } }
  config?: { settings?: { mainField?: string } }
}

/** Every type that has a form in the admin; some folders have only routes. */
export function formTypes(): FormSchema[] {
  return readdirSync(join(SOURCES, 'api')).flatMap((name) => {
    const path = join(SOURCES, 'api', name, 'content-types', name, 'schema.json')
    return existsSync(path) ? read(path, `api::${name}.${name}`) : []
  })
}

/** Every component, by its name. */
export function formComponents(): Map<string, FormSchema> {
  const root = join(SOURCES, 'components')
  const components = readdirSync(root).flatMap((group) =>
    readdirSync(join(root, group)).flatMap((file) =>
      read(join(root, group, file), `${group}.${file.replace('.json', '')}`),
    ),
  )
  return new Map(components.map((component) => [component.uid, component]))
}

function read(path: string, uid: string): FormSchema[] {
  const { info, kind, attributes, pluginOptions, config } = JSON.parse(readFileSync(path, 'utf8')) as SchemaFile
  if (pluginOptions?.['content-manager']?.visible === false) return []
  const mainField = config?.settings?.mainField ?? 'id'
  for (const attribute of Object.values(attributes)) attribute.type = storedTypeOf(attribute)
  return [{ uid, isSingle: kind === 'singleType', attributes, mainField, displayName: info.displayName }]
}
