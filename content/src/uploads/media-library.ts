import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Core } from '@strapi/strapi'
import { publicDir } from '../../config/environment'
import { isNoSuchObject, objectStore } from '../object-store/client'
import { folderService, type LibraryFile } from '../strapi-port/media-library'

/** A folder at the top of the media library; made when there is none of this name. */
export async function libraryFolder(strapi: Core.Strapi, name: string): Promise<number> {
  const found = await strapi.db.query('plugin::upload.folder').findOne({ where: { name, parent: null } })
  if (found) return found.id
  return (await folderService(strapi).create({ name, parent: null })).id
}

/** @throws when the file is missing, or the object store does not answer. */
export async function openLibraryFile({ hash, ext }: Pick<LibraryFile, 'hash' | 'ext'>): Promise<Readable> {
  const store = await objectStore()
  if (store !== null) {
    const { GetObjectCommand } = await import('@aws-sdk/client-s3')
    const command = new GetObjectCommand({ Bucket: store.bucket, Key: `uploads/${hash}${ext}` })
    try {
      return (await store.client.send(command)).Body as Readable
    } catch (error) {
      // Files from before the store was configured are still on the disk.
      if (!isNoSuchObject(error)) throw error
    }
  }
  return createReadStream(join(publicDir, 'uploads', `${hash}${ext}`))
}
