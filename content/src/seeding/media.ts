import { access, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Core } from '@strapi/strapi'
import { mediaLibrary } from '../strapi-port/media-library'
import { libraryFolder } from '../uploads/media-library'
import { SeedError } from './plan'

/** A reference of a seed file to a file of the media folder. */
interface MediaReference {
  $media: string
  alt?: string
}

/** Turns seed values into what Strapi stores: every media reference becomes the id of an uploaded file. */
export type ResolveMedia = (value: unknown) => Promise<unknown>

const FOLDER_NAME = 'Demonstration'

/**
 * Uploads files of the media folders on first use, each once, into a folder of their own in the media library. They are
 * found there by name, after an interrupted start and by later versions of the seeds.
 */
export function createMediaResolver(strapi: Core.Strapi, mediaDirs: readonly string[]): ResolveMedia {
  const uploaded = new Map<string, number>()
  let folderId: number | null = null

  async function folder(): Promise<number> {
    folderId ??= await libraryFolder(strapi, FOLDER_NAME)
    return folderId
  }

  async function idOf({ $media, alt = '' }: MediaReference): Promise<number> {
    const known = uploaded.get($media)
    if (known !== undefined) return known
    const id = await findOrUpload(
      strapi,
      await pathOf(mediaDirs, $media),
      $media.replaceAll('/', '-'),
      alt,
      await folder(),
    )
    uploaded.set($media, id)
    return id
  }

  return async function resolve(value: unknown): Promise<unknown> {
    if (Array.isArray(value)) {
      const items: unknown[] = []
      for (const item of value) items.push(await resolve(item))
      return items
    }
    if (typeof value !== 'object' || value === null) return value
    if (isReference(value)) return idOf(value)
    const resolved: Record<string, unknown> = {}
    for (const [name, content] of Object.entries(value)) resolved[name] = await resolve(content)
    return resolved
  }
}

function isReference(value: object): value is MediaReference {
  return '$media' in value && typeof value.$media === 'string'
}

async function findOrUpload(strapi: Core.Strapi, path: string, name: string, alt: string, folder: number) {
  const found = await strapi.db.query('plugin::upload.file').findOne({ where: { name, folder } })
  if (found) return found.id as number

  const { size } = await stat(path)
  // In one transaction, because Strapi writes the file's row first and assigns its folder afterwards.
  const [file] = await strapi.db.transaction(() =>
    mediaLibrary(strapi).upload({
      data: { fileInfo: { name, alternativeText: alt, folder } },
      files: { filepath: path, originalFilename: name, size },
    }),
  )
  if (!file) throw new SeedError(`media file ${path} was not taken by the media library`)
  return file.id
}

/** Path of a file, in the first of the folders that contains it. */
async function pathOf(folders: readonly string[], name: string): Promise<string> {
  for (const folder of folders) {
    const path = join(folder, name)
    try {
      await access(path)
      return path
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
  throw new SeedError(`media file ${name} is in none of ${folders.join(', ')}`)
}
