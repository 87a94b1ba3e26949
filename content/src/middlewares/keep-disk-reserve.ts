import type { Context, Next } from 'koa'
import { settings } from '../../config/environment'
import { freeDiskBytes } from '../alerts/free-disk'

const MEGABYTE = 1024 * 1024

/**
 * Refuses a file, of an editor or a visitor, that would leave less than the reserve on the disk: enquiries need that
 * space, and half a picture is useless. Configure it on a route, so that it runs before the body is read.
 */
export default () => async (ctx: Context, next: Next) => {
  const { diskReserveMb } = settings.alerts
  // The file is stored twice: as it arrives, and in the media library.
  const needed = 2 * (ctx.request.length ?? 0) + diskReserveMb * MEGABYTE
  if ((await freeDiskBytes()) >= needed) return next()
  ctx.status = 507
  const message = `The file was not stored: the disk of the content backend is nearly full, and enquiries need the last ${diskReserveMb} MB. Ask the operator for room, then upload it again.`
  ctx.body = { data: null, error: { status: 507, name: 'InsufficientStorageError', message, details: {} } }
}
