import * as z from 'zod/mini'
import { list, required, text } from '../wire/fields.js'
import { blockHead, blockText, defineBlock, nonEmptyList } from './definition.js'

/** Key figures, each with a label and a source. */
export const figuresBlock = defineBlock({
  schema: z.object({
    block: z.literal('figures'),
    ...blockHead,
    figures: nonEmptyList(list(z.object({ value: required, label: required, source: text }))),
  }),
  words: ({ lead, figures }) => blockText(lead, ...figures.map(({ value, label }) => `${value} ${label}`)),
})
