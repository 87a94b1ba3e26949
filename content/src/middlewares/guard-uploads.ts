import { mediaKindOfName } from '@ashlar/contract/node/media-kinds'
import type { Context, Next } from 'koa'
import { uploadPathOf } from '../uploads/upload-path'

/** Nothing in a file may run, load, or act for the signed-in editor who opens it. */
const POLICY = "default-src 'none'; img-src data:; media-src 'self'; style-src 'unsafe-inline'; sandbox"
/** What browsers show by themselves; everything else is saved. */
const SHOWN = /^(?:image|video)\//

/**
 * Serves files of the media library as what their ending says, when it is a kind that the library takes, and as mere
 * bytes else. Files that were stored before the library read their bytes may have any ending.
 */
export default () => async (ctx: Context, next: Next) => {
  const path = uploadPathOf(ctx.path)
  await next()
  if (path === null) return
  const kind = mediaKindOfName(path)
  ctx.set('Content-Security-Policy', POLICY)
  ctx.set('X-Content-Type-Options', 'nosniff')
  if (ctx.status !== 200 && ctx.status !== 206) return
  ctx.type = kind?.type ?? 'application/octet-stream'
  if (!kind || !SHOWN.test(kind.type)) ctx.set('Content-Disposition', 'attachment')
}
