import type { Core } from '@strapi/strapi'
import type { ChangeStep } from '../change/change'
import { oneAtATime } from '../database/one-at-a-time'
import { RecordCheck, readPublished } from './check-record'
import { refuseFaults } from './faults'
import { moveFault, takeDownFault } from './take-down'

/** Types with records that every page needs at their place. */
const NEEDED: readonly string[] = ['page', 'menu-structure']

/**
 * Refuses to publish a record that the site would leave out, and to take down one that every page needs
 * (docs/decisions/0027).
 */
export function keepPublishRules(strapi: Core.Strapi): ChangeStep {
  const check = new RecordCheck(strapi)
  /** The records that each transaction takes down: a list lets several go at once. */
  const leaving = new WeakMap<object, Set<string>>()

  return async (change) => {
    const { uid, model, action, documentId: given } = change
    if (!model) return
    // Of two who take one of the last two at once, the second sees what the first has left.
    if (NEEDED.includes(model)) await oneAtATime(strapi, `the last ${model}`)
    if ((action === 'unpublish' || action === 'delete') && given) {
      const fault = await strapi.db.transaction(({ trx }) => {
        const together = (leaving.get(trx) ?? new Set()).add(given)
        leaving.set(trx, together)
        return takeDownFault(strapi, model, given, together)
      })
      if (fault) refuseFaults(strapi, uid, [fault], action === 'delete' ? 'Not deleted' : 'Not taken down')
      return
    }
    if (!change.shows) return
    const shownBefore = NEEDED.includes(model) ? await readPublished(strapi).all(model) : []
    return async () => {
      const record = await change.after()
      if (!record) return
      const before = shownBefore.find(({ documentId }) => documentId === change.documentId)
      const moved = before ? moveFault(model, before, record, shownBefore) : null
      const faults = [...(moved ? [moved] : []), ...(await check.faultsOf(uid, record))]
      if (faults.length > 0) refuseFaults(strapi, uid, faults, 'Not published', record)
    }
  }
}
