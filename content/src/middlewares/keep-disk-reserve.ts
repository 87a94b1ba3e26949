import type { Context, Next } from 'koa'
import { settings } from '../../config/environment'
import { MAX_UPLOAD_BYTES } from '../../config/environment/settings'
import { freeDiskBytes } from '../alerts/free-disk'
import { answerDiskFull } from '../uploads/answer-disk-full'

const MEGABYTE = 1024 * 1024

/**
 * Refuses a file, of an editor or a visitor, that would leave less than the reserve on the disk: enquiries need that
 * space, and half a picture is useless. Configure it on a route, so that it runs before the body is read.
 */
export default () => async (ctx: Context, next: Next) => {
  const { diskReserveMb } = settings.alerts
  // The file is stored twice: as it arrives, and in the media library. Without a stated length it may be the largest.
  const needed = 2 * (ctx.request.length ?? MAX_UPLOAD_BYTES) + diskReserveMb * MEGABYTE
  if ((await freeDiskBytes()) >= needed) return next()
  answerDiskFull(ctx, `is nearly full, and enquiries need the last ${diskReserveMb} MB`)
}
