import { rm } from 'node:fs/promises'
import type { Core } from '@strapi/strapi'
import type { Context, Next } from 'koa'
import { incomingDir } from '../../config/environment'
import { MAX_UPLOAD_BYTES } from '../../config/environment/settings'
import { refuseUnreadable } from '../refuse-unreadable'
import { fileParser } from '../strapi-port/media-library'
import { answerDiskFull, isDiskFull } from '../uploads/answer-disk-full'
import { removeUploadsOf } from '../uploads/remove-failed-uploads'

/**
 * Reads a multipart body into `private/incoming`. Configure it on a route: there it runs after the check of token and
 * permissions, so that nobody else can write to the disk. When the request fails, nothing of its files remains; when
 * the disk became full meanwhile, the answer is 507.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const formidable = { maxFileSize: MAX_UPLOAD_BYTES, uploadDir: incomingDir }
  const parse = fileParser(strapi, { formidable, onError: refuseUnreadable })
  return async (ctx: Context, next: Next) => {
    // Other bodies were read before the route was known.
    if (!ctx.is('multipart')) return next()
    let files: unknown
    try {
      return await parse(ctx, async () => {
        files = 'files' in ctx.request ? ctx.request.files : undefined
        return next()
      })
    } catch (error) {
      await removeUploadsOf(strapi, ctx.state)
      if (!isDiskFull(error)) throw error
      strapi.log.error(`request ${ctx.state.requestId}: a file could not be stored, the disk is full`)
      answerDiskFull(ctx, 'or of its database is full')
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
