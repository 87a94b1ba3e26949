import { type MappedCollection, type ReadCall, wireFieldsOf } from '@ashlar/contract'
import { plainComponents, plainTypeOf } from './strapi-four'
import { type ForeignStrapi, type SeedFields, type StrapiVersion, startStrapi } from './strapi-project'

/** Names of a backend that has what we have and calls all of it otherwise. */
const theirModel = (model: string) => `their-${model}`
const theirAttribute = (name: string) => `their_${name}`

interface RenamedStrapi {
  strapi: ForeignStrapi
  /** The content map that connects it, by our collections. */
  map: Readonly<Record<string, MappedCollection>>
}

/**
 * Starts a Strapi with every type of ours at another path and with other attributes.
 *
 * @param calls by model.
 * @param records by model, in the order in which they are written.
 */
export async function startRenamedStrapi(
  version: StrapiVersion,
  calls: ReadonlyMap<string, ReadCall>,
  records: ReadonlyMap<string, readonly SeedFields[]>,
): Promise<RenamedStrapi> {
  const models = [...calls.keys()]
  const strapi = await startStrapi({
    version,
    types: new Map(models.map((model) => [theirModel(model), theirTypeOf(model)])),
    components: plainComponents(),
    records: new Map(models.map((model) => [theirModel(model), (records.get(model) ?? []).map(theirRecordOf)])),
  })
  return { strapi, map: Object.fromEntries([...calls].map(([model, call]) => entryOf(model, call))) }
}

function entryOf(model: string, { path }: ReadCall): [string, MappedCollection] {
  const collection = path.slice('/api/'.length)
  const attributes = Object.keys(plainTypeOf(model).attributes as SeedFields)
  const fields = wireFieldsOf(model).filter((field) => attributes.includes(field))
  return [
    collection,
    {
      path: `/api/${theirModel(collection)}`,
      fields: Object.fromEntries(fields.map((field) => [field, theirAttribute(field)])),
    },
  ]
}

function theirTypeOf(model: string): SeedFields {
  const { info, attributes, collectionName, ...rest } = plainTypeOf(model) as {
    info: { singularName: string; pluralName: string }
    attributes: Readonly<Record<string, { targetField?: string }>>
    collectionName: string
  }
  return {
    ...rest,
    collectionName: `their_${collectionName}`,
    info: { ...info, singularName: theirModel(info.singularName), pluralName: theirModel(info.pluralName) },
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([name, { targetField, ...attribute }]) => [
        theirAttribute(name),
        targetField ? { ...attribute, targetField: theirAttribute(targetField) } : attribute,
      ]),
    ),
  }
}

function theirRecordOf(record: SeedFields): SeedFields {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name.startsWith('$') ? name : theirAttribute(name), value]),
  )
}
