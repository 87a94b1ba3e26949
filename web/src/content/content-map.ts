import 'server-only'
import { readFileSync } from 'node:fs'
import {
  type CallQuery,
  type ContentMap,
  ContentMapFault,
  collectionOf,
  type MappedCollection,
  type MappedField,
  type ReadCall,
  readContentMap,
  type WriteCall,
} from '@ashlar/contract'
import { env } from '@/config/env'

let known: ContentMap | undefined

/**
 * The file of `CONTENT_MAP`, read once; empty without it.
 *
 * @throws {Error} that names every fault of the file, and its place.
 */
export function contentMap(): ContentMap {
  known ??= readMapFile(env().CONTENT_MAP)
  return known
}

function readMapFile(file: string): ContentMap {
  if (file === '') return new Map()
  try {
    return readContentMap(readFileSync(file, 'utf8'))
  } catch (error) {
    const faults =
      error instanceof ContentMapFault ? error.faults : [error instanceof Error ? error.message : 'unreadable']
    throw new Error(
      `The content map ${file} (CONTENT_MAP) is not usable:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    )
  }
}

/** How another backend's collection serves this call, when the map names it. */
export function mappedCollectionOf(call: ReadCall | WriteCall): MappedCollection | undefined {
  return contentMap().get(collectionOf(call))
}

/** Where a call goes: the backend may have the collection under another path. */
export function mappedPathOf(call: ReadCall | WriteCall): string {
  const own = mappedCollectionOf(call)?.path
  return own === undefined ? call.path : call.path.replace(`/api/${collectionOf(call)}`, own)
}

/**
 * The parts of its records that a call asks for, under the names of a mapped collection, and the relations that the map
 * reaches into; the whole first level for a call that asks for this.
 */
export function mappedPartsOf({ fields = {} }: MappedCollection, query: CallQuery): CallQuery {
  const attributeOf = (field: MappedField) => (typeof field === 'string' ? field : (field.from ?? '')).split('.')
  const named = Object.entries(query).flatMap(([name, value]) => {
    const [, field = '', deeper = ''] = /^populate\[(\w+)\](.*)$/.exec(name) ?? []
    const [attribute = ''] = attributeOf(fields[field] ?? field)
    return attribute ? [[attribute, deeper, value] as const] : []
  })
  if (named.length === 0) return { populate: '*' }
  const parts = new Set(named.map(([attribute]) => attribute))
  const relations = Object.values(fields).flatMap((field) => {
    const [attribute = '', ...deeper] = attributeOf(field)
    return deeper.length > 0 && !parts.has(attribute) ? [attribute] : []
  })
  return Object.fromEntries([
    ...named.map(([attribute, deeper, value]) => [`populate[${attribute}]${deeper}`, value]),
    ...relations.map((attribute) => [`populate[${attribute}]`, 'true']),
  ])
}
