import type { Readable } from 'node:stream'
import type { Core } from '@strapi/strapi'
import type { Context, Next } from 'koa'
import { isNoSuchObject, objectStore, statusOfStoreError } from '../object-store/client'
import { redactedMessage } from '../outbox/jobs'

const PREFIX = '/uploads/'

/**
 * Answers the addresses of the media library from the object store, when one is configured. The bucket stays private,
 * an upload has the same address in both places, and files that are still on the disk are served from there.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || !ctx.path.startsWith(PREFIX)) return next()
    const store = await objectStore()
    const key = store && keyOf(ctx.path)
    if (!store || !key) return next()
    const { GetObjectCommand } = await import('@aws-sdk/client-s3')
    const Range = ctx.get('range') || undefined
    try {
      const object = await store.client.send(new GetObjectCommand({ Bucket: store.bucket, Key: key, Range }))
      ctx.status = object.ContentRange ? 206 : 200
      ctx.set('Accept-Ranges', 'bytes')
      if (object.ContentRange) ctx.set('Content-Range', object.ContentRange)
      if (object.LastModified) ctx.lastModified = object.LastModified
      if (object.ETag) ctx.etag = object.ETag
      ctx.type = object.ContentType ?? 'application/octet-stream'
      if (object.ContentLength !== undefined) ctx.length = object.ContentLength
      const body = object.Body as Readable
      if (ctx.method === 'HEAD') body.destroy()
      else ctx.body = body
    } catch (error) {
      if (isNoSuchObject(error)) return next()
      const status = statusOfStoreError(error)
      if (status === 416) ctx.throw(416)
      strapi.log.error(`the object store did not give ${key}: ${redactedMessage(error)}`)
      // Not 404, because then the site would drop its last good copy.
      ctx.status = 503
      ctx.set('Retry-After', '30')
      ctx.body = 'The file store does not answer.'
    }
  }

/** @returns `null` for a path that cannot be one of our keys. */
function keyOf(path: string): string | null {
  try {
    const name = decodeURIComponent(path.slice(PREFIX.length))
    return name && !/\.\.|[\0\\]/.test(name) ? `uploads/${name}` : null
  } catch {
    return null
  }
}
