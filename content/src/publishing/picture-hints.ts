import { isRecord } from '@ashlar/contract'
import type { Core, UID } from '@strapi/strapi'
import { type Fields, lineOf } from './faults'
import { textOf, visitFields } from './walk'

/** Width in pixels that a picture needs where its type shows it largest, on a high-density screen. */
const WIDTHS: Readonly<Record<string, number>> = {
  'homepage-banner': 1600,
  page: 1600,
  post: 1600,
  'project-page-banner': 1600,
  film: 1280,
  'explore-service': 1120,
  'technology-mdm': 1120,
  'menu-images-mdm': 640,
}
const ANY_WIDTH = 1200

/** Pictures of a record that are too small for where they are shown. They are allowed; the editor gets a hint. */
export function pictureHints(strapi: Core.Strapi, uid: UID.ContentType, record: Fields): string[] {
  const wanted = WIDTHS[strapi.contentType(uid).info.singularName] ?? ANY_WIDTH
  return visitFields(strapi, uid, record).flatMap(({ path, name, type, value }) => {
    // Logos are shown small everywhere.
    if (type !== 'media' || name === 'logo') return []
    const files = (Array.isArray(value) ? value : [value]).filter(isRecord)
    return files.filter(isTooSmall).map((file) => {
      const message = `“${textOf(file.name)}” is ${file.width} pixels wide and is shown larger; ${wanted} or more keep it sharp`
      return lineOf(strapi, uid, { path, message }, record)
    })
  })

  function isTooSmall({ mime, width }: Fields): boolean {
    const isPhotograph = textOf(mime).startsWith('image/') && textOf(mime) !== 'image/svg+xml'
    return isPhotograph && typeof width === 'number' && width < wanted
  }
}
