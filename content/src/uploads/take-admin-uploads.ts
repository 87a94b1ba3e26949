import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context, Next } from 'koa'
import { refusal } from '../editors/refusal'
import { mediaRoutes } from '../strapi-port/media-library'
import { incomingFiles } from './incoming-files'

/** Routes of the media library that accept files from a signed-in editor. */
const TAKE_FILES = new Set(['/', '/files', '/files/:id/replace'])

/** Fetches addresses that an editor names. Strapi checks the first address of each, and follows redirects anywhere. */
const FETCH_FILES = '/actions/upload-from-urls'

/**
 * Lets the media library's own routes read files, after their policies have checked who is signed in, and refuses to
 * fetch files from the network in which the server stands.
 */
export function takeAdminUploads(strapi: Core.Strapi): void {
  const { routes } = mediaRoutes(strapi)
  const taking = routes.filter(({ method, path }) => method === 'POST' && TAKE_FILES.has(path))
  if (taking.length !== TAKE_FILES.size) throw new Error('the routes of the media library are not those that we know')
  for (const route of taking) {
    const before = ['global::keep-disk-reserve', 'global::take-files', refuseEmptyFiles]
    route.config = { ...route.config, middlewares: [...before, ...(route.config?.middlewares ?? [])] }
  }
  // The pages of our admin do not use it.
  for (const route of routes.filter(({ path }) => path === FETCH_FILES)) {
    route.handler = () => {
      throw refusal(
        'The server fetches no files from other addresses. Download the file, then upload it from your device.',
      )
    }
  }
}

/** Strapi takes an empty file for none, and says so without its name. */
async function refuseEmptyFiles(ctx: Context, next: Next): Promise<void> {
  const empty = incomingFiles(ctx, 'files').find(({ name, size }) => size === 0 && name !== '')
  if (empty) {
    throw new errors.ValidationError(
      `“${empty.name}” was not stored: it is empty (0 bytes). Export or copy it again, then upload it again.`,
    )
  }
  await next()
}
