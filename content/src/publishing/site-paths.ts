import { addressedModels, addressFieldOf, isFixedAddress, placePath, recordPathOf } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { settings } from '../../config/environment'
import { uidOf } from '../content-models'
import type { Fields } from './faults'
import { textOf } from './walk'

/** A page of the site that a link can name. */
interface SitePage {
  path: string
  title: string
}

/** The published pages of the site that are made from a record, and those of the places of projects. */
export async function publishedPages(strapi: Core.Strapi): Promise<SitePage[]> {
  const lists = await Promise.all(
    addressedModels.map(async (model) => {
      const field = addressFieldOf(model)
      const title = 'name' in strapi.contentType(uidOf(model)).attributes ? 'name' : 'title'
      const query = { status: 'published', fields: [field, title], limit: -1 }
      const records = (await strapi.documents(uidOf(model)).findMany(query as never)) as Fields[]
      return records.map((record) => ({
        path: recordPathOf(model, textOf(record[field])),
        title: textOf(record[title]),
      }))
    }),
  )
  return [...lists.flat(), ...(await pagesOfPlaces(strapi))]
}

/** Cities and localities have a page while a project is there. */
async function pagesOfPlaces(strapi: Core.Strapi): Promise<SitePage[]> {
  const [cities, projects] = (await Promise.all([
    strapi.documents(uidOf('city')).findMany({ status: 'published', fields: ['name', 'slug'], limit: -1 } as never),
    strapi
      .documents(uidOf('consolidated-project'))
      .findMany({ status: 'published', fields: ['city', 'locality'], limit: -1 } as never),
  ])) as [Fields[], Fields[]]
  const slugs = new Map(cities.map(({ name, slug }) => [textOf(name), textOf(slug)]))
  const pages = projects.flatMap(({ city, locality }): SitePage[] => {
    const slug = slugs.get(textOf(city))
    if (!slug) return []
    const ofCity = { path: placePath(slug), title: textOf(city) }
    return textOf(locality) ? [ofCity, { path: placePath(slug, textOf(locality)), title: textOf(locality) }] : [ofCity]
  })
  return [...new Map(pages.map((page) => [page.path, page])).values()]
}

/**
 * Says for a path of a link whether visitors find something there: a page, a file, or a redirect. While no page is
 * published, as in an empty backend, every path counts.
 */
export async function readSitePaths(strapi: Core.Strapi): Promise<(path: string) => boolean> {
  const query = { status: 'published', fields: ['formerPath'], limit: -1 }
  const [pages, redirects] = await Promise.all([
    publishedPages(strapi),
    strapi.documents(uidOf('former-address')).findMany(query as never) as Promise<Fields[]>,
  ])
  const known = new Set([...pages.map(({ path }) => path), ...redirects.map(({ formerPath }) => textOf(formerPath))])
  return (path) => pages.length === 0 || known.has(path) || isFixedAddress(path)
}

/** The path of a page that a link leads to, in English and without query, anchor and last slash; null for a link to elsewhere. */
export function pathOfLink(link: string): string | null {
  if (!/^\/(?!\/)/.test(link)) return null
  const [path = ''] = link.split(/[?#]/, 1)
  const segments = path.split('/').filter((segment) => segment !== '')
  const isTranslated = settings.languages.some((language) => language === segments[0])
  return `/${segments.slice(isTranslated ? 1 : 0).join('/')}`
}
