import type { Core } from '@strapi/strapi'
import type { Context, Next } from 'koa'
import { privatePart } from './private-part'

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

interface LibraryRequest {
  data: { fileInfo?: FileInfo | FileInfo[] }
  files: UploadedFile | UploadedFile[]
}

interface MediaLibrary {
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

/** The service behind every address of the media library. A method that is replaced is replaced for all of them. */
export const mediaLibrary = privatePart<MediaLibrary>(
  'upload: upload',
  (strapi) => strapi.plugin('upload').service('upload'),
  ['upload', 'replace', 'updateFileInfo', 'findOne', 'remove'],
)

interface PictureFile {
  mime: string
  filepath: string
}

interface PictureService {
  isImage(file: PictureFile): Promise<boolean>
  isFaultyImage(file: PictureFile): Promise<boolean>
  getDimensions(file: PictureFile): Promise<{ width: number | null; height: number | null }>
  generateThumbnail(file: PictureFile): Promise<unknown>
}

/** What Strapi learns of a picture, and makes of it. */
export const pictureService = privatePart<PictureService>(
  'upload: image-manipulation',
  (strapi) => strapi.plugin('upload').service('image-manipulation'),
  ['isImage', 'isFaultyImage', 'getDimensions', 'generateThumbnail'],
)

/** A file that the media library gives to its provider: an original, or one of its sizes. */
export interface StoredFile {
  hash: string
}

interface MediaProvider {
  upload(file: StoredFile): Promise<unknown>
  uploadStream(file: StoredFile): Promise<unknown>
  delete(file: StoredFile): Promise<unknown>
}

/** Writes the files of the media library to the disk or to the object store. */
export const mediaProvider = privatePart<MediaProvider>(
  'upload: provider',
  (strapi) => (strapi.plugin('upload') as unknown as { provider: unknown }).provider,
  ['upload', 'uploadStream', 'delete'],
)

interface FolderService {
  create(folder: { name: string; parent: null }): Promise<{ id: number }>
}

export const folderService = privatePart<FolderService>(
  'upload: folder',
  (strapi) => strapi.plugin('upload').service('folder'),
  ['create'],
)

interface MediaRoute {
  method: string
  path: string
  handler: unknown
  config?: { middlewares?: unknown[] }
}

/** The addresses of the media library in the admin, before Strapi serves them. */
export const mediaRoutes = privatePart<{ routes: MediaRoute[] }>(
  'upload: routes',
  (strapi) => (strapi.plugin('upload').routes as unknown as { admin: unknown }).admin,
  ['routes'],
)

interface FileParserOptions {
  formidable: { maxFileSize: number; uploadDir: string }
  onError: (error: Error, ctx: Context) => void
}

/** Strapi's parser of bodies, for files: a middleware that a route can run itself, when it knows who sends them. */
export function fileParser(
  strapi: Core.Strapi,
  options: FileParserOptions,
): (ctx: Context, next: Next) => Promise<unknown> {
  const parse = strapi.middleware('strapi::body')({ multipart: true, ...options }, { strapi })
  if (!parse) throw new Error('Strapi has no parser for bodies')
  return async (ctx, next) => parse(ctx, next)
}
