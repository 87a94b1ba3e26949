import { dayInIndia, type RecordFault } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import type { PublishRule } from './faults'
import { asNumber, textOf, visitFields } from './walk'

/** Days, months and years that say what has been. What visitors see by its date is seen at once. */
const PAST: Readonly<Record<string, string>> = {
  'api::post.post date': 'date',
  'api::insights-research-report.insights-research-report publishedOn': 'date',
  'api::vodcast.vodcast publishedOn': 'date',
  'api::opening.opening publishedOn': 'date',
  'api::homepage-press-coverage.homepage-press-coverage Date': 'date',
  'api::consolidated-project.consolidated-project launchedOn': 'day',
  'api::consolidated-project.consolidated-project updatedOn': 'day',
  'api::tax-rate.tax-rate publishedOn': 'day',
  'api::award.award year': 'year',
  'api::testimonial.testimonial year': 'year',
  'api::global-partner.global-partner since': 'year',
  'api::insights-research-report.insights-research-report year': 'year',
  'agency.creative-work year': 'year',
  'agency.digital-work year': 'year',
  'shared.case-study year': 'year',
}

/** Tolerance for the difference between the clocks of editors and server. */
const LEEWAY_MS = 5 * 60_000
/** Dates before and after are typed wrongly: nothing of ours is as old, or planned as far ahead. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2100]
const MONTH = /^\d{4}-\d{2}$/

/** A date is one of our times, and what is said to have been is not still to come. */
export function dateRule(strapi: Core.Strapi): PublishRule {
  return ({ uid, record, seenFrom }) =>
    visitFields(strapi, uid, record).flatMap(({ path, name, schema, type, value }): RecordFault[] => {
      const text = textOf(value)
      const past = PAST[`${schema} ${name}`]
      if (past === 'year') return yearFaults(path, asNumber(value), Number(dayInIndia(seenFrom).slice(0, 4)))
      if (text === '' || !(type === 'date' || type === 'datetime' || (name === 'possession' && MONTH.test(text))))
        return []
      const year = Number(text.slice(0, 4))
      if (year < FIRST_YEAR || year > LAST_YEAR) {
        const message = `is in the year ${year}, and can be from ${FIRST_YEAR} to ${LAST_YEAR}; is a digit wrong?`
        return [{ path, message }]
      }
      if (!past || !isToCome(text, seenFrom)) return []
      const message =
        past === 'date'
          ? 'is still to come, and a published record is seen at once; choose a date up to today'
          : `is ${text}, which is still to come, and says what has been; choose a date up to today`
      return [{ path, message }]
    })
}

function yearFaults(path: RecordFault['path'], year: number | null, current: number): RecordFault[] {
  if (year === null || year <= current) return []
  return [{ path, message: `is ${year}, which is still to come; write ${current} at most` }]
}

function isToCome(date: string, seenFrom: Date): boolean {
  if (/^\d{4}-\d{2}-\d{2}$/.test(date)) return date > dayInIndia(seenFrom)
  return new Date(date).getTime() > seenFrom.getTime() + LEEWAY_MS
}
