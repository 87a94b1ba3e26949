import type { Core } from '@strapi/strapi'
import { settings } from '../../config/environment'
import { freeDiskBytes } from './free-disk'
import { raiseAlert } from './raise'

const MEGABYTE = 1024 * 1024
/** Factor on the limit. Without it, a disk near the limit would raise a new alert with every file. */
const FREE_AGAIN = 1.2

let isFull = false

/**
 * Checks the free disk space for database, résumés and mails. Alerts once when it runs low, and once when it is back.
 */
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
