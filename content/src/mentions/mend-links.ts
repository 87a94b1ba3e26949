import type { Core } from '@strapi/strapi'
import { uidOf } from '../content-models'
import type { RecordId } from '../editors/record-rights'
import { readWhole } from '../publishing/check-record'
import type { Fields } from '../publishing/faults'
import { isLinkField } from '../publishing/link-rules'
import { linksOfPost } from '../publishing/post-rules'
import { pathOfLink } from '../publishing/site-paths'
import { type FieldVisit, textOf, visitFields } from '../publishing/walk'
import { tellSites } from '../revalidation'
import { FORMER_ADDRESS, findFormerLinks, type Mention } from './find-mentions'
import { keepVersion, writeField } from './write-quietly'

/** A link as it is to be; the same when it leads elsewhere. */
type Mend = (url: string) => string

/**
 * Has the links to former addresses of a record's page lead to its present one, in drafts and in what is published.
 *
 * @param mayMend whether a record that links there may be changed.
 * @returns how many records were changed.
 */
export async function mendLinks(
  strapi: Core.Strapi,
  record: RecordId,
  mayMend: (one: Mention) => Promise<boolean>,
): Promise<number> {
  const { from, to, mentions } = await findFormerLinks(strapi, record)
  const mend: Mend = (url) => mendedLink(url, new Set(from), to)
  return strapi.db.transaction(async ({ onCommit }) => {
    const mended: Mention[] = []
    for (const one of mentions) {
      if (!(await mayMend(one)) || !(await mendRecord(strapi, one, mend))) continue
      await keepVersion(strapi, one.uid, one.documentId)
      mended.push(one)
    }
    const live = mended.filter(({ isLive }) => isLive).map(({ uid }) => strapi.contentType(uid).info.singularName)
    onCommit(() => tellSites([...new Set(live)]))
    return mended.length
  })
}

/** @returns whether a link was changed. */
export async function mendRecord(strapi: Core.Strapi, { uid, documentId }: RecordId, mend: Mend): Promise<boolean> {
  let isAny = false
  for (const status of ['draft', 'published'] as const) {
    const whole = await readWhole(strapi, uid, documentId, status)
    for (const visit of whole ? visitFields(strapi, uid, whole) : []) {
      const value = mendedField(visit, mend)
      if (value === visit.value) continue
      isAny = true
      await writeField(strapi, visit.schema, partOf(whole ?? {}, visit), visit.name, value)
    }
  }
  return isAny
}

/** The row that has the field: the record, or one of its parts. */
function partOf(record: Fields, { path }: FieldVisit): Fields {
  return path.slice(0, -1).reduce<Fields>((part, step) => part[step] as Fields, record)
}

function mendedField(visit: FieldVisit, mend: Mend): unknown {
  const { name, schema, type, value } = visit
  const isRedirect = schema === uidOf(FORMER_ADDRESS) && name === 'newPath'
  if (isLinkField(visit) || isRedirect) return mend(textOf(value))
  if (type === 'blocks') {
    const before = JSON.stringify(value)
    const after: unknown = JSON.parse(before, (key, part) =>
      key === 'url' && typeof part === 'string' ? mend(part) : part,
    )
    return JSON.stringify(after) === before ? value : after
  }
  if (schema !== uidOf('post') || name !== 'content') return value
  const links = new Set(linksOfPost(uidOf('post'), { content: value }).map(({ url }) => url))
  return [...links].reduce((text, link) => withLink(text, link, mend(link)), textOf(value))
}

/** The language before the path, the query and the anchor stay. */
export function mendedLink(url: string, from: ReadonlySet<string>, to: string): string {
  const path = pathOfLink(url) ?? ''
  return from.has(path) ? url.replace(path, () => to) : url
}

/** What ends a link within Markdown or HTML. */
const AFTER_LINK = /^[\s)>"']|^$/

/** A text with a link in place of another; links that only begin alike stay. */
export function withLink(text: string, link: string, mended: string): string {
  if (link === mended) return text
  const [first = '', ...rest] = text.split(link)
  return rest.reduce((before, after) => before + (AFTER_LINK.test(after.slice(0, 1)) ? mended : link) + after, first)
}
