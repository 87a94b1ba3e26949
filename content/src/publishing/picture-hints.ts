import { isRecord } from '@ashlar/contract'
import type { Core, UID } from '@strapi/strapi'
import { hasSeveralPictures } from '../uploads/decode-pictures'
import { openLibraryFile } from '../uploads/media-library'
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

/** Pictures of a record that show less than an editor expects. They are allowed; the editor gets a hint. */
export async function pictureHints(strapi: Core.Strapi, uid: UID.ContentType, record: Fields): Promise<string[]> {
  const wanted = WIDTHS[strapi.contentType(uid).info.singularName] ?? ANY_WIDTH
  const hints: string[] = []
  for (const { path, name, type, value } of visitFields(strapi, uid, record)) {
    if (type !== 'media') continue
    for (const file of (Array.isArray(value) ? value : [value]).filter(isRecord)) {
      const hint = (words: string) =>
        hints.push(lineOf(strapi, uid, { path, message: `“${textOf(file.name)}” ${words}` }, record))
      // Logos are shown small everywhere.
      if (name !== 'logo' && isTooSmall(file))
        hint(`is ${file.width} pixels wide and is shown larger; ${wanted} or more keep it sharp`)
      if (await isAnimation(file)) hint('is an animation, of which visitors see the first picture; an MP4 film moves')
    }
  }
  return hints

  function isTooSmall({ mime, width }: Fields): boolean {
    const isPhotograph = textOf(mime).startsWith('image/') && textOf(mime) !== 'image/svg+xml'
    return isPhotograph && typeof width === 'number' && width < wanted
  }
}

/** Only these formats have several pictures, and few files are of them, so reading them costs little. */
async function isAnimation({ mime, hash, ext }: Fields): Promise<boolean> {
  if (!/^image\/(?:gif|webp)$/.test(textOf(mime))) return false
  return hasSeveralPictures(await openLibraryFile({ hash: textOf(hash), ext: textOf(ext) }))
}
