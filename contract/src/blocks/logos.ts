import * as z from 'zod/mini'
import { pictureField } from '../picture.js'
import { list, required, text } from '../wire/fields.js'
import { blockHead, blockText, defineBlock, nonEmptyList } from './definition.js'

/** Firms with their logos and names. */
export const logosBlock = defineBlock({
  schema: z.object({
    block: z.literal('logos'),
    ...blockHead,
    logos: nonEmptyList(list(z.object({ name: required, logo: pictureField, link: text }))),
  }),
  words: ({ lead, logos }) => blockText(lead, ...logos.map(({ name }) => name)),
  deep: 'logos',
})
