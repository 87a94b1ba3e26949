import { stat } from 'node:fs/promises'
import type { Context, Next } from 'koa'
import { uploadPathOf } from '../uploads/upload-path'

/** One range of bytes; a client that asks for several gets the whole file. */
const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * Brings the range of a request within its file, or answers 416. Strapi does not look at the size of a file: for a range
 * behind its end it would announce a length below zero, which no client accepts, and for one that begins before the end
 * more bytes than it sends, for which a client waits. Files of an object store have their ranges checked there.
 */
export default () => async (ctx: Context, next: Next) => {
  const asked = ctx.get('range')
  const path = asked && ctx.method === 'GET' ? uploadPathOf(ctx.path) : null
  const size = path === null ? null : await sizeOf(path)
  if (size === null) return next()
  const range = rangeWithin(asked, size)
  if (range === 'outside') {
    ctx.status = 416
    ctx.set('Content-Range', `bytes */${size}`)
    return
  }
  if (range === null) delete ctx.req.headers.range
  else ctx.req.headers.range = `bytes=${range.start}-${range.end}`
  return next()
}

/** @returns `null` when it is no file, or in the object store. */
async function sizeOf(path: string): Promise<number | null> {
  try {
    const found = await stat(path)
    return found.isFile() ? found.size : null
  } catch {
    // Strapi answers for a file that does not exist.
    return null
  }
}

/** @returns `null` for a range that cannot be understood: then the whole file is sent (RFC 9110, section 14.2). */
function rangeWithin(asked: string, size: number): { start: number; end: number } | 'outside' | null {
  const [, first = '', last = ''] = RANGE.exec(asked) ?? []
  if (first === '' && last === '') return null
  // `bytes=-500` asks for the last 500 bytes.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start >= size) return 'outside'
  return start <= end ? { start, end } : null
}
