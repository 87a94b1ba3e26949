import * as z from 'zod/mini'
import { list, required } from '../wire/fields.js'
import { blockHead, blockText, defineBlock, nonEmptyList } from './definition.js'

/** Questions that open to show their answers. */
export const questionsBlock = defineBlock({
  schema: z.object({
    block: z.literal('questions'),
    ...blockHead,
    questions: nonEmptyList(list(z.object({ question: required, answer: required }))),
  }),
  words: ({ lead, questions }) => blockText(lead, ...questions.flatMap(({ question, answer }) => [question, answer])),
})
