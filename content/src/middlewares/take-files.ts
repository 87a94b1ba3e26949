import { rm } from 'node:fs/promises'
import type { Core } from '@strapi/strapi'
import type { Context, Next } from 'koa'
import { incomingDir } from '../../config/environment'
import { MAX_UPLOAD_BYTES } from '../../config/environment/settings'
import { refuseUnreadable } from '../refuse-unreadable'

/**
 * Reads a multipart body into `private/incoming`. Configure it on a route: there it runs after the check of token and
 * permissions, so that nobody else can write to the disk.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const parse = strapi.middleware('strapi::body')(
    {
      multipart: true,
      formidable: { maxFileSize: MAX_UPLOAD_BYTES, uploadDir: incomingDir },
      onError: refuseUnreadable,
    },
    { strapi },
  )
  if (!parse) throw new Error('Strapi has no parser for bodies')
  return async (ctx: Context, next: Next) => {
    // Other bodies were read before the route was known.
    if (!ctx.is('multipart')) return next()
    let files: unknown
    try {
      return await parse(ctx, async () => {
        files = 'files' in ctx.request ? ctx.request.files : undefined
        return next()
      })
    } finally {
      await removeFiles(files)
    }
  }
}

/**
 * Removes uploaded files that are still there after the request, because Strapi removes them only after a successful
 * response. Files to keep have been moved by then.
 */
async function removeFiles(files: unknown): Promise<void> {
  for (const file of Object.values(files ?? {}).flat()) {
    const path: unknown = (file as { filepath?: unknown }).filepath
    if (typeof path === 'string') await rm(path, { force: true })
  }
}
