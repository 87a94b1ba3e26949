import { rm } from 'node:fs/promises'
import type { Core } from '@strapi/strapi'
import type { Context, Next } from 'koa'
import { incomingDir } from '../../config/environment'
import { MAX_UPLOAD_BYTES } from '../../config/environment/settings'
import { refuseUnreadable } from '../refuse-unreadable'

/**
 * Reads a multipart body into `private/incoming`. It belongs to a route: there it runs after the sender's token and
 * permissions were checked, so that nobody else writes to the disk.
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
    // Any other body was read before the route was known.
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

/** Strapi removes what was uploaded only when the answer is a good one. What was kept has been moved by then. */
async function removeFiles(files: unknown): Promise<void> {
  for (const file of Object.values(files ?? {}).flat()) {
    const path: unknown = (file as { filepath?: unknown }).filepath
    if (typeof path === 'string') await rm(path, { force: true })
  }
}
