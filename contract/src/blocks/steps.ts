import * as z from 'zod/mini'
import { list, required, text } from '../wire/fields.js'
import { blockHead, blockText, defineBlock, nonEmptyList } from './definition.js'

/** Steps of a process, in order. */
export const stepsBlock = defineBlock({
  schema: z.object({
    block: z.literal('steps'),
    ...blockHead,
    heading: required,
    steps: nonEmptyList(list(z.object({ title: required, text, takes: text }))),
  }),
  words: ({ lead, steps }) => blockText(lead, ...steps.flatMap(({ title, text }) => [title, text])),
})
