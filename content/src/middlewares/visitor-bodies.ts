import { finished } from 'node:stream/promises'
import type { Context, Next } from 'koa'

/** A résumé and the boundaries and headers around it. */
const RESUME_REQUEST_BYTES = 5 * 1024 * 1024 + 16 * 1024
/** Every field of a form at its maximum length, with four bytes per character. */
const FORM_BYTES = 96 * 1024
/**
 * Up to this size, the rest of a refused body is discarded, so that the sender gets the response; a larger one is cut
 * off.
 */
const DRAINED_BYTES = 64 * 1024 * 1024

/**
 * Refuses requests that no visitor's form sends, before the body is read: bodies without Content-Length or larger than
 * a form, files at any other address than the résumé's, and requests without a token.
 */
export default () => async (ctx: Context, next: Next) => {
  // The router ignores case and a slash at the end.
  const path = ctx.path.toLowerCase().replace(/\/$/, '')
  if (ctx.method === 'GET' || ctx.method === 'HEAD' || !path.startsWith('/api/')) return next()
  if (!ctx.get('authorization') && !ctx.get('x-ashlar-signature'))
    return refuse(ctx, 401, 'Missing or invalid credentials')
  const isUpload = path === '/api/upload'
  if (ctx.get('transfer-encoding')) return refuse(ctx, 411, 'The length of the body must be stated')
  if (Number(ctx.get('content-length') || 0) > (isUpload ? RESUME_REQUEST_BYTES : FORM_BYTES)) {
    return refuse(ctx, 413, isUpload ? 'The file is larger than 5 MB' : 'The form is too large')
  }
  if (isUpload !== Boolean(ctx.is('multipart'))) return refuse(ctx, 415, 'This address does not take this kind of body')
  return next()
}

async function refuse(ctx: Context, status: number, message: string): Promise<void> {
  const length = Number(ctx.get('content-length') || 0)
  if (!ctx.get('transfer-encoding') && length <= DRAINED_BYTES) {
    // A sender that disconnects needs no response.
    await finished(ctx.req.resume()).catch(() => undefined)
  } else {
    ctx.set('Connection', 'close')
  }
  ctx.status = status
  ctx.body = { data: null, error: { status, name: 'Refused', message, details: {} } }
}
