import type { Core } from '@strapi/strapi'
import { uidOf } from '../content-models'
import type { Fields } from '../publishing/faults'
import { publishedPages } from '../publishing/site-paths'
import { recordsOf, textOf } from '../publishing/walk'

/** A value that a field can hold, with the words by which an editor knows it. */
export interface OfferedValue {
  value: string
  title: string
}

/** What a link can lead to: the pages of the site, by their paths, and the outside addresses of the settings. */
export async function linkOptions(strapi: Core.Strapi): Promise<OfferedValue[]> {
  const query = { status: 'published', populate: { externalAddresses: true } } as never
  const [pages, found] = await Promise.all([
    publishedPages(strapi),
    strapi.documents(uidOf('site-setting')).findFirst(query) as Promise<Fields | null>,
  ])
  const outside = recordsOf(found?.externalAddresses).map(({ key, label }) => ({
    value: `external:${textOf(key)}`,
    title: textOf(label),
  }))
  const paths = pages.map(({ path, title }) => ({ value: path, title }))
  return [...paths.toSorted((one, other) => one.value.localeCompare(other.value, 'en')), ...outside]
}

/** Our own films, as fields for videos name them. */
export async function filmOptions(strapi: Core.Strapi): Promise<OfferedValue[]> {
  const query = { status: 'published', fields: ['key', 'title'], sort: 'key:asc', limit: -1 } as never
  const films = (await strapi.documents(uidOf('film')).findMany(query)) as Fields[]
  return films.map(({ key, title }) => ({ value: `film:${textOf(key)}`, title: textOf(title) }))
}
