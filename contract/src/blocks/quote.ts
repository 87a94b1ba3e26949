import * as z from 'zod/mini'
import { required, text } from '../wire/fields.js'
import { blockHead, blockText, defineBlock } from './definition.js'

/** A quotation and its author. */
export const quoteBlock = defineBlock({
  schema: z.object({ block: z.literal('quote'), ...blockHead, quote: required, name: required, about: text }),
  words: ({ quote, name, about }) => blockText(quote, name, about),
})
