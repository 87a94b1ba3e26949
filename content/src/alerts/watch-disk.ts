import type { Core } from '@strapi/strapi'
import { settings } from '../../config/environment'
import { freeDiskBytes } from './free-disk'
import { raiseAlert } from './raise'

const MEGABYTE = 1024 * 1024
/** A disk that is just above the mark is not called free, or each file would be told of. */
const FREE_AGAIN = 1.2

let isFull = false

/** Looks how much room is left for database, résumés and mails; tells once when it runs out, and once when it is back. */
export async function watchDisk(strapi: Core.Strapi): Promise<void> {
  const { alerts } = settings
  const free = Math.floor((await freeDiskBytes()) / MEGABYTE)
  if (!isFull && free < alerts.diskReserveMb) {
    isFull = true
    await raiseAlert(strapi, {
      event: 'disk-full',
      title: `The disk of the content backend is nearly full: ${free} MB are left`,
      text: 'When nothing is left no enquiry can be stored, and visitors are told so. Free some space, or move DATA_DIR to a larger disk. DISK_RESERVE_MB says from when on this is told.',
    })
  } else if (isFull && free > alerts.diskReserveMb * FREE_AGAIN) {
    isFull = false
    await raiseAlert(strapi, {
      event: 'disk-free-again',
      title: `The disk of the content backend has room again: ${free} MB`,
      text: 'Nothing needs to be done.',
    })
  }
}
