import * as z from 'zod/mini'
import { pictureField } from '../picture.js'
import { required, text } from '../wire/fields.js'
import { defineBlock } from './definition.js'

/** Text on indigo with a picture beside it. The heading of the first one is the heading of the page. */
export const heroBlock = defineBlock({
  schema: z.object({
    block: z.literal('hero'),
    heading: required,
    lead: text,
    anchor: text,
    picture: pictureField,
    linkLabel: text,
    link: text,
  }),
  words: ({ lead }) => lead,
})
