import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT } from '../../../scripts/lib/files/paths.mjs'
import { type ForeignStrapi, type SeedFields, startStrapi } from './strapi-project'

/**
 * Starts a Strapi 4 with content types of ours and records of the demonstration content.
 *
 * @param records by model, in the order in which they are written.
 */
export function startStrapiFour(records: ReadonlyMap<string, readonly SeedFields[]>): Promise<ForeignStrapi> {
  const types = [...records.keys()].map(
    (model) => [model, olderSchema(`api/${model}/content-types/${model}/schema.json`)] as const,
  )
  const components = readdirSync(join(CONTENT, 'src/components'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name, olderSchema(`components/${name}`)] as const)
  return startStrapi({ version: 4, types: new Map(types), components: new Map(components), records })
}

/** A schema of ours as Strapi 4 reads it, which knows neither our labels nor our indexes. */
function olderSchema(file: string): SeedFields {
  const { config, indexes, ...schema } = JSON.parse(readFileSync(join(CONTENT, 'src', file), 'utf8')) as SeedFields
  return schema
}
