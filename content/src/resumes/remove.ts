import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Core } from '@strapi/strapi'
import { resumesDir } from '../../config/environment'
import { RESUME } from '../leads/uids'

/** Removes the file first: a row without a file is found and removed by the schedule, a file without a row is not. */
export async function removeResume(strapi: Core.Strapi, key: string): Promise<void> {
  await rm(join(resumesDir, key), { force: true })
  await strapi.db.query(RESUME).delete({ where: { key } })
}
