import { isRecord, type RecordFault } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import type { PublishRule } from './faults'
import { textOf, visitFields } from './walk'

/** Caption of a picture that is only decorative. */
const DECORATIVE = 'decorative'

/** A picture must have a description or be marked as decorative. A logo has the name of the firm next to it. */
export function pictureRule(strapi: Core.Strapi): PublishRule {
  return ({ uid, record }) =>
    visitFields(strapi, uid, record).flatMap(({ path, name, type, value }): RecordFault[] => {
      if (type !== 'media' || name === 'logo') return []
      const files = (Array.isArray(value) ? value : [value]).filter(isRecord)
      const bare = files.find(
        ({ mime, alternativeText, caption }) =>
          textOf(mime).startsWith('image/') && !textOf(alternativeText) && textOf(caption).toLowerCase() !== DECORATIVE,
      )
      if (!bare) return []
      return [
        {
          path,
          message: `“${textOf(bare.name)}” has no alternative text: say what the picture shows. Where it says nothing, its caption in the Media Library is “${DECORATIVE}”`,
        },
      ]
    })
}
