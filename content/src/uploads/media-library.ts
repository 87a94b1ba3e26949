import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Core } from '@strapi/strapi'
import { publicDir } from '../../config/environment'
import { isNoSuchObject, objectStore } from '../object-store/client'

/** A file as the parser of bodies stored it on the disk. */
export interface UploadedFile {
  filepath: string
  originalFilename?: string | null
  mimetype?: string | null
  detectedMimeType?: string
  size: number
}

/** What an editor says of a file. */
export interface FileInfo {
  name?: string | null
  alternativeText?: string | null
  caption?: string | null
  focalPoint?: { x: number; y: number } | null | undefined
  folder?: number | string | null
}

/** A file of the media library, as far as it is used here. */
export interface LibraryFile {
  id: number
  name: string
  hash: string
  ext: string
  url: string
  alternativeText: string | null
  caption: string | null
  width: number | null
  height: number | null
  focalPoint: FileInfo['focalPoint']
}

export interface LibraryRequest {
  data: { fileInfo?: FileInfo | FileInfo[] }
  files: UploadedFile | UploadedFile[]
}

/** The parts of Strapi's untyped upload service that are used here. */
export interface MediaLibrary {
  upload(request: LibraryRequest, options?: object): Promise<LibraryFile[]>
  replace(
    id: number | string,
    request: { data: LibraryRequest['data']; file: UploadedFile },
    options?: object,
  ): Promise<LibraryFile>
  updateFileInfo(id: number | string, info: FileInfo, options?: object): Promise<LibraryFile>
  findOne(id: number | string): Promise<LibraryFile | null>
  remove(file: LibraryFile): Promise<unknown>
}

/** The part of Strapi's untyped service for folders that is used here. */
interface FolderService {
  create(folder: { name: string; parent: null }): Promise<{ id: number }>
}

/** The service behind every address of the media library. A method that is replaced is replaced for all of them. */
export function mediaLibrary(strapi: Core.Strapi): MediaLibrary {
  return strapi.plugin('upload').service('upload') as unknown as MediaLibrary
}

/** A folder at the top of the media library; made when there is none of this name. */
export async function libraryFolder(strapi: Core.Strapi, name: string): Promise<number> {
  const found = await strapi.db.query('plugin::upload.folder').findOne({ where: { name, parent: null } })
  if (found) return found.id
  const folders = strapi.plugin('upload').service('folder') as unknown as FolderService
  return (await folders.create({ name, parent: null })).id
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
