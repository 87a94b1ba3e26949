import * as z from 'zod/mini'
import { list, required } from '../wire/fields.js'
import { blockHead, defineBlock, filled, said } from './definition.js'

/** Questions that open to show their answers. */
export const questionsBlock = defineBlock({
  schema: z.object({
    block: z.literal('questions'),
    ...blockHead,
    questions: filled(list(z.object({ question: required, answer: required }))),
  }),
  words: ({ lead, questions }) => said(lead, ...questions.flatMap(({ question, answer }) => [question, answer])),
})
