import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storedTypeOf } from '../../../content/src/field-rules/custom-fields'
import { CONTENT } from '../../../scripts/lib/files/paths.mjs'
import { type ForeignStrapi, type SeedFields, startStrapi } from './strapi-project'

/**
 * Starts a Strapi 4 with content types of ours and records of the demonstration content.
 *
 * @param records by model, in the order in which they are written.
 */
export function startStrapiFour(records: ReadonlyMap<string, readonly SeedFields[]>): Promise<ForeignStrapi> {
  const types = [...records.keys()].map((model) => [model, plainTypeOf(model)] as const)
  return startStrapi({ version: 4, types: new Map(types), components: plainComponents(), records })
}

/** A type of ours as every version of Strapi reads it. */
export function plainTypeOf(model: string): SeedFields {
  return plainSchema(`api/${model}/content-types/${model}/schema.json`)
}

/** Our components, by file, as every version of Strapi reads them. */
export function plainComponents(): ReadonlyMap<string, SeedFields> {
  const files = readdirSync(join(CONTENT, 'src/components'), { recursive: true, encoding: 'utf8' })
  return new Map(
    files.filter((name) => name.endsWith('.json')).map((name) => [name, plainSchema(`components/${name}`)]),
  )
}

/** Strapi alone knows neither our labels and indexes nor our custom fields. */
function plainSchema(file: string): SeedFields {
  const { config, indexes, ...schema } = JSON.parse(readFileSync(join(CONTENT, 'src', file), 'utf8')) as SeedFields
  const attributes = Object.entries(schema.attributes as Record<string, { type: string; customField?: string }>)
  return { ...schema, attributes: Object.fromEntries(attributes.map(plainField)) }
}

function plainField([name, field]: [string, { type: string; customField?: string }]) {
  const { customField, ...plain } = field
  return [name, { ...plain, type: storedTypeOf(field) }]
}
