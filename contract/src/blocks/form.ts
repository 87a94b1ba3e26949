import * as z from 'zod/mini'
import { text } from '../wire/fields.js'
import { blockHead, defineBlock } from './definition.js'

/** Lead types whose form may be on any page. */
export const pageForms = [
  'enquiry',
  'call-back',
  'channel-partner',
  'service',
  'project',
  'site-visit',
  'creative-agency',
  'digital-agency',
] as const
export type PageForm = (typeof pageForms)[number]

/** What a form is about: a service or a project, given by its slug. */
export const aboutOf: Readonly<Partial<Record<PageForm, 'service' | 'project'>>> = {
  service: 'service',
  project: 'project',
  'site-visit': 'project',
}

/** A form that sends leads to the lead desk. */
export const formBlock = defineBlock({
  schema: z.object({ block: z.literal('form'), ...blockHead, form: z.enum(pageForms), about: text }).check(
    z.refine(({ form, about }) => about !== '' || aboutOf[form] === undefined, {
      path: ['about'],
      error: 'must name the service or the project that the form is about, by the last part of its address',
    }),
  ),
  words: ({ lead }) => lead,
})
