import * as z from 'zod/mini'
import { pictureField } from '../picture.js'
import { text } from '../wire/fields.js'
import { blockHead, blockText, defineBlock } from './definition.js'

/** A picture or a film in the full width of the page. */
export const mediaBlock = defineBlock({
  schema: z
    .object({ block: z.literal('media'), ...blockHead, picture: pictureField, video: text, caption: text })
    .check(
      z.refine(({ picture, video }) => Boolean(picture) || video !== '', {
        path: ['picture'],
        error: 'must be there, or a video in its place',
      }),
    ),
  words: ({ lead, caption }) => blockText(lead, caption),
})
