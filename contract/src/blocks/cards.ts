import * as z from 'zod/mini'
import { pictureField } from '../picture.js'
import { list, required, text } from '../wire/fields.js'
import { blockHead, blockText, defineBlock, nonEmptyList } from './definition.js'

/** Cards in courses, each with an optional link. */
export const cardsBlock = defineBlock({
  schema: z.object({
    block: z.literal('cards'),
    ...blockHead,
    heading: required,
    cards: nonEmptyList(list(z.object({ title: required, text, picture: pictureField, link: text }))),
  }),
  words: ({ lead, cards }) => blockText(lead, ...cards.flatMap(({ title, text }) => [title, text])),
  deep: 'cards',
})
