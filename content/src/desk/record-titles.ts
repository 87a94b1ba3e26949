import type { Core } from '@strapi/strapi'
import { uidOf } from '../content-models'
import type { LeadRow } from '../leads/rows'

/** Types that a lead may be about, the field with their title, and how the paths of their pages begin. */
const KINDS = [
  { model: 'consolidated-project', field: 'name', pathPrefix: '/projects/' },
  { model: 'services-mdm', field: 'title', pathPrefix: '/services/' },
  { model: 'opening', field: 'title', pathPrefix: '/careers/' },
] as const

/**
 * Titles by the slugs that leads name, also by slugs that a record had before. A slug without a published record is
 * missing.
 */
export async function recordTitles(
  strapi: Core.Strapi,
  leads: readonly Pick<LeadRow, 'record'>[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(leads.map(({ record }) => record ?? ''))].filter((slug) => slug)
  const titles = await titlesOf(strapi, wanted)
  const former = await presentSlugs(
    strapi,
    wanted.filter((slug) => !titles.has(slug)),
  )
  const present = await titlesOf(strapi, [...former.values()])
  const formerTitles = [...former].flatMap(([slug, now]): [string, string][] => {
    const title = present.get(now)
    return title ? [[slug, title]] : []
  })
  return new Map([...titles, ...formerTitles])
}

async function titlesOf(strapi: Core.Strapi, wanted: readonly string[]): Promise<ReadonlyMap<string, string>> {
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

/** The present slugs by the former ones, from the redirects of the records' pages. */
async function presentSlugs(strapi: Core.Strapi, former: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (former.length === 0) return new Map()
  const paths = KINDS.flatMap(({ pathPrefix }) => former.map((slug) => pathPrefix + slug))
  const where = { formerPath: { $in: paths }, publishedAt: { $notNull: true } }
  const redirects: { formerPath: string; newPath: string }[] = await strapi.db
    .query(uidOf('former-address'))
    .findMany({ where, select: ['formerPath', 'newPath'] })
  const endOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
  return new Map(redirects.map(({ formerPath, newPath }) => [endOf(formerPath), endOf(newPath)]))
}
