import type { Core } from '@strapi/strapi'
import { uidOf } from '../content-models'
import type { Fields } from '../publishing/faults'
import { recordsOf, textOf } from '../publishing/walk'

/** A small copy of a picture, for a row of a list. */
export interface ListedPicture {
  url: string
  alternativeText: string
}

/** The admin's lists have at most this many rows. */
const MOST = 100

/**
 * The first picture of each project, by the record. A project's pictures are parts of it, of which the admin's own list
 * knows only the number.
 */
export async function firstPicturesOfProjects(
  strapi: Core.Strapi,
  records: readonly string[],
): Promise<Record<string, ListedPicture>> {
  const query = {
    status: 'draft',
    filters: { documentId: { $in: records.slice(0, MOST) } },
    fields: ['documentId'],
    populate: { pictures: { populate: { picture: { fields: ['url', 'alternativeText', 'formats'] } } } },
  } as never
  const projects = (await strapi.documents(uidOf('consolidated-project')).findMany(query)) as Fields[]
  return Object.fromEntries(
    projects.flatMap(({ documentId, pictures }) => {
      const [first] = recordsOf(pictures).flatMap(({ picture }) => recordsOf([picture]))
      if (!first) return []
      const { thumbnail } = (first.formats ?? {}) as { thumbnail?: { url?: unknown } }
      const url = textOf(thumbnail?.url) || textOf(first.url)
      return [[String(documentId), { url, alternativeText: textOf(first.alternativeText) }]]
    }),
  )
}
