import type { Core } from '@strapi/strapi'
import type { Context, Next } from 'koa'
import { privatePart } from './private-part'

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
