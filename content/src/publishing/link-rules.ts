import {
  type ExternalAddress,
  linksInRichText,
  parseVideoId,
  type RecordFault,
  resolveHref,
  richText,
} from '@ashlar/contract'
import type { Core, UID } from '@strapi/strapi'
import { targetFault } from '../field-rules/link-target'
import { sitePathsOf } from './address-rules'
import type { Examined, Fields, PublishedRecords, PublishRule } from './faults'
import { pathOfLink } from './site-paths'
import { type FieldVisit, recordsOf, textOf, visitFields } from './walk'

/** `link`, `nextStepLink`, `sourceUrl`; not `linkLabel`. */
const LINK = /(link|url)$/i
/** Types whose links are the site's ways from page to page. */
export const navigationModels: ReadonlySet<string> = new Set([
  'menu-structure',
  'menu-images-mdm',
  'homepage-banner',
  'explore-service',
  'site-setting',
])
const VIDEOS = new Set(['video', 'video_Id', 'fixedVideoId', 'defaultVideoId', 'videoTour'])

/** A link must have a valid target: a path, a full address, or an outside address of the settings. */
export function linkRule(strapi: Core.Strapi): PublishRule {
  return async (examined) => {
    const links = linksOf(strapi, examined.uid, examined.record)
    if (links.length === 0) return []
    const addresses = await outsideAddresses(examined)
    return links.flatMap(({ path, url: link }): RecordFault[] => {
      if (resolveHref(link, addresses) !== null) {
        const fault = targetFault(link)
        return fault === null ? [] : [{ path, message: fault }]
      }
      const message = link.startsWith('external:')
        ? `names no outside address; Site settings has ${addresses.map(({ key }) => key).join(', ') || 'none'}`
        : 'must be a path such as /careers, a full address such as https://example.com, or external: and a key'
      return [{ path, message }]
    })
  }
}

/** A link, and the place of its field in the record. */
interface PlacedLink {
  path: FieldVisit['path']
  url: string
}

/** The links of a record: those of its fields, and those in its texts of blocks. */
export function linksOf(strapi: Core.Strapi, uid: UID.ContentType, record: Fields): PlacedLink[] {
  return visitFields(strapi, uid, record).flatMap(linksIn)
}

function linksIn({ path, name, type, value }: FieldVisit): PlacedLink[] {
  if (type === 'blocks') {
    const { data = [] } = richText.safeParse(value)
    return linksInRichText(data).map((link) => ({ path: [...path, ...link.path], url: link.url }))
  }
  return isLinkField({ name, type }) && textOf(value) ? [{ path, url: textOf(value) }] : []
}

/** Whether a field holds one link. */
export function isLinkField({ name, type }: Pick<FieldVisit, 'name' | 'type'>): boolean {
  return LINK.test(name) && (type === 'string' || type === 'text')
}

async function outsideAddresses({ model, record, published }: Examined): Promise<ExternalAddress[]> {
  const [settings] = model === 'site-setting' ? [record] : await published.all('site-setting')
  return recordsOf(settings?.externalAddresses).map(({ key, label, url }) => ({
    key: textOf(key),
    label: textOf(label),
    url: textOf(url),
  }))
}

/**
 * The links of menus, banners and settings, on which no page depends, lead to a page that is there. Pages may link to one
 * that is still to come: two that link to each other could not be published otherwise.
 */
export function deadLinkRule(strapi: Core.Strapi): PublishRule {
  return async ({ model, uid, record, published }) => {
    if (!navigationModels.has(model)) return []
    const links = linksOf(strapi, uid, record)
    return [...(await deadLinks(links, () => sitePathsOf(published))), ...(await unknownCities(links, published))]
  }
}

/** The links to the list of projects in a city that no record has: such a list says that it left the city out. */
export async function unknownCities(links: readonly PlacedLink[], published: PublishedRecords): Promise<RecordFault[]> {
  const asked = links
    .filter(({ url }) => pathOfLink(url) === PROJECTS)
    .flatMap(({ path, url }) => [...queryOf(url).getAll('city')].map((city) => ({ path, city })))
  if (asked.length === 0) return []
  const known = (await published.all('city')).map(({ slug }) => textOf(slug))
  if (known.length === 0) return []
  return asked
    .filter(({ city }) => !known.includes(city.toLowerCase()))
    .map(({ path, city }) => ({ path, message: `there is no city “${city}”; there are ${known.join(', ')}` }))
}

const PROJECTS = '/projects'
const queryOf = (url: string) => new URL(url, 'http://localhost').searchParams

/** The links to pages that are not there. The pages are read only when a link leads to one of ours. */
export async function deadLinks(
  links: ReturnType<typeof linksOf>,
  readPaths: () => Promise<(path: string) => boolean>,
): Promise<RecordFault[]> {
  const own = links.flatMap(({ path, url }) => {
    const target = pathOfLink(url)
    return target === null ? [] : [{ path, target }]
  })
  if (own.length === 0) return []
  const isThere = await readPaths()
  return own
    .filter(({ target }) => !isThere(target))
    .map(({ path, target }) => ({ path, message: `no published page is at ${target}` }))
}

const NO_VIDEO =
  'is no film that the site can play. Paste a link such as https://www.youtube.com/watch?v=M7lc1UVf-VE or https://vimeo.com/76979871, the address of a film in the Media Library such as /uploads/tour.mp4, or film: and the key of a Film'

async function isInLibrary(strapi: Core.Strapi, path: string): Promise<boolean> {
  return (await strapi.db.query('plugin::upload.file').count({ where: { url: { $endsWith: path } } })) > 0
}

/** A video must be playable: from a provider that we support, or a file of ours. Films are a reference. */
export const videoRule =
  (strapi: Core.Strapi): PublishRule =>
  async ({ uid, record }) => {
    const faults: RecordFault[] = []
    for (const { path, name, value } of visitFields(strapi, uid, record)) {
      if (!VIDEOS.has(name) || !textOf(value)) continue
      const video = parseVideoId(textOf(value))
      if (!video) faults.push({ path, message: NO_VIDEO })
      else if (video.provider === 'library' && !(await isInLibrary(strapi, video.path))) {
        faults.push({ path, message: `names no file of the Media Library: ${video.path}` })
      }
    }
    return faults
  }
