import { dayInIndia } from '@ashlar/contract'
import type { PublishRule } from './faults'
import { textOf } from './walk'

/** By model: the field with the date that visitors see. */
const DATED: Readonly<Record<string, string>> = {
  post: 'date',
  'insights-research-report': 'publishedOn',
  vodcast: 'publishedOn',
  opening: 'publishedOn',
  'homepage-press-coverage': 'Date',
}

/** Tolerance for the difference between the clocks of editors and server. */
const LEEWAY_MS = 5 * 60_000

/** A published record is visible at once, so its date must not be in the future. */
export const dateRule: PublishRule = ({ model, record, seenFrom }) => {
  const field = DATED[model]
  const date = field ? textOf(record[field]) : ''
  if (!field || !date) return []
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date)
  const isToCome = isDay ? date > dayInIndia(seenFrom) : new Date(date).getTime() > seenFrom.getTime() + LEEWAY_MS
  return isToCome
    ? [
        {
          path: [field],
          message: 'is still to come, and a published record is seen at once; choose a date up to today',
        },
      ]
    : []
}
