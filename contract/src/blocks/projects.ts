import * as z from 'zod/mini'
import { required, words } from '../wire/fields.js'
import { blockHead, defineBlock } from './definition.js'

/** Cards of projects: those named, or else those that editors ranked first. */
export const projectsBlock = defineBlock({
  schema: z.object({ block: z.literal('projects'), ...blockHead, heading: required, projects: words }),
  words: ({ lead }) => lead,
})
