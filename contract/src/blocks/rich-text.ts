import * as z from 'zod/mini'
import { plainRichText, richText as richTextField } from '../text/rich-text.js'
import { blockHead, defineBlock, nonEmptyList } from './definition.js'

/** Formatted text: paragraphs, headings, lists, links. */
export const richTextBlock = defineBlock({
  schema: z.object({ block: z.literal('rich-text'), ...blockHead, text: nonEmptyList(richTextField) }),
  words: ({ text }) => plainRichText(text),
})
