import { isRecord, type RecordFault } from '@ashlar/contract'
import { mediaKindOfType } from '@ashlar/contract/node/media-kinds'
import type { Core } from '@strapi/strapi'
import type { PublishRule } from '../publishing/faults'
import { textOf, visitFields } from '../publishing/walk'

interface WantedKind {
  /** Whether the site can show files of this type in the field. */
  fits: RegExp
  /** Said to the editor. */
  wanted: string
}

/** Fields of which the media library knows no more than that they take files. */
const BY_FIELD: Readonly<Record<string, WantedKind>> = {
  planFile: { fits: /^(?:image\/|application\/pdf$)/, wanted: 'a picture or a PDF document' },
  developerBrochure: { fits: /^application\/pdf$/, wanted: 'a PDF document' },
  captions: { fits: /^text\/vtt$/, wanted: 'WebVTT captions' },
}
/** By the only type that a field allows. */
const BY_TYPE: Readonly<Record<string, WantedKind>> = {
  images: { fits: /^image\//, wanted: 'a picture' },
  videos: { fits: /^video\//, wanted: 'an MP4 or WebM film' },
}

/** A file is of a kind that the site can show there: the picker offers only these, and nothing else holds to it. */
export function fileKindRule(strapi: Core.Strapi): PublishRule {
  return ({ uid, record }) =>
    visitFields(strapi, uid, record).flatMap(({ path, name, schema, type, value }): RecordFault[] => {
      const attribute = strapi.getModel(schema).attributes[name]
      if (type !== 'media' || attribute?.type !== 'media') return []
      const kind = BY_FIELD[name] ?? BY_TYPE[String(attribute.allowedTypes)]
      const files = (Array.isArray(value) ? value : [value]).filter(isRecord)
      const other = kind && files.find(({ mime }) => !kind.fits.test(textOf(mime)))
      if (!other) return []
      const found = mediaKindOfType(textOf(other.mime))?.name ?? 'a file of another kind'
      return [{ path, message: `“${textOf(other.name)}” is ${found}; choose ${kind.wanted}` }]
    })
}
