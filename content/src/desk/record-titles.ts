import type { Core } from '@strapi/strapi'
import { uidOf } from '../content-models'
import type { LeadRow } from '../leads/rows'

/** Types that a lead may be about, and the field with their title. */
const KINDS = [
  { model: 'consolidated-project', field: 'name' },
  { model: 'services-mdm', field: 'title' },
  { model: 'opening', field: 'title' },
] as const

/** Titles by the slugs that leads name. A slug without a published record is missing. */
export async function recordTitles(
  strapi: Core.Strapi,
  leads: readonly Pick<LeadRow, 'record'>[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(leads.map(({ record }) => record))].filter((slug) => slug)
  if (wanted.length === 0) return new Map()
  const lists = await Promise.all(
    KINDS.map(async ({ model, field }) => {
      const where = { slug: { $in: wanted }, publishedAt: { $notNull: true } }
      const rows: Record<string, string>[] = await strapi.db
        .query(uidOf(model))
        .findMany({ where, select: ['slug', field] })
      return rows.map((row): [string, string] => [row.slug ?? '', row[field] ?? ''])
    }),
  )
  return new Map(lists.flat())
}
