import 'server-only'
import { readFileSync } from 'node:fs'
import {
  type ContentMap,
  ContentMapFault,
  collectionOf,
  type MappedCollection,
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
