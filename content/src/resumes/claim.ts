import type { Core } from '@strapi/strapi'
import { RESUME } from '../leads/rows'

/** The file is not here: never uploaded, erased by schedule, or another application's. */
export class ResumeGone extends Error {
  override readonly name = 'ResumeGone'
}

/** Ties a résumé to an application, once. */
export async function claimResume(strapi: Core.Strapi, key: string, lead: string): Promise<void> {
  const { count } = await strapi.db.query(RESUME).updateMany({ where: { key, lead: { $null: true } }, data: { lead } })
  if (count !== 1) throw new ResumeGone('the résumé is not here')
}
