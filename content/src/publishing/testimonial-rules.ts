import type { PublishRule } from './faults'
import { textOf } from './walk'

/** The page underlines what a client minded within the quotation, so it must be there letter by letter. */
export const testimonialRule: PublishRule = ({ model, record }) => {
  if (model !== 'testimonial' || textOf(record.quote).includes(textOf(record.minded))) return []
  return [{ path: ['minded'], message: 'must be a part of the quote, letter by letter' }]
}
