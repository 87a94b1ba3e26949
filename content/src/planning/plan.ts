import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { enqueue } from '../outbox/enqueue'
import { checkedModelOf, RecordCheck, readWhole } from '../publishing/check-record'
import { refuseFaults } from '../publishing/faults'
import { takeDownFault } from '../publishing/take-down'
import { draftOf, type PlannedKind, putTask, type RecordName, tasksOf } from './tasks'

/** A time further ahead is most likely a mistyped year. */
const FURTHEST_MS = 2 * 366 * 86_400_000

/**
 * Plans the publication or unpublication of a record, to the minute. It is refused now if the publish rules would
 * refuse it at that time. When a fault arises later, the editor who planned it gets a mail.
 *
 * @param dueAt ISO 8601, in the future.
 */
export async function plan(
  strapi: Core.Strapi,
  name: RecordName,
  kind: PlannedKind,
  dueAt: unknown,
  editor: number,
): Promise<void> {
  const due = momentOf(dueAt)
  await draftOf(strapi, name)
  const planned = await tasksOf(strapi, name)
  const publish = planned.find((task) => task.kind === 'publish' && task.state === 'waiting')
  const takeDown = planned.find((task) => task.kind === 'take-down' && task.state === 'waiting')
  if (kind === 'publish') {
    if (takeDown?.dueAt && new Date(takeDown.dueAt) <= due) {
      throw new errors.ApplicationError(
        'Not planned. It would be taken down before it is published; change one of both.',
      )
    }
    await refuseWhatWouldFail(strapi, name, due)
  } else {
    if (publish?.dueAt && new Date(publish.dueAt) >= due) {
      throw new errors.ApplicationError(
        'Not planned. It would be taken down before it is published; change one of both.',
      )
    }
    await refuseTakingDown(strapi, name, publish !== undefined)
  }
  await strapi.db.transaction(async () => {
    const task = await putTask(strapi, { ...name, kind, editor, dueAt: due.toISOString(), note: null })
    await enqueue(strapi, { kind: 'record-task', detail: { task: String(task.id) } }, due.getTime())
  })
}

function momentOf(value: unknown): Date {
  const time = typeof value === 'string' ? new Date(value) : new Date(Number.NaN)
  if (Number.isNaN(time.getTime())) {
    throw new errors.ValidationError('Not planned. Choose a day and a time, such as 2027-03-01T09:30:00+05:30.')
  }
  if (time.getTime() <= Date.now()) {
    throw new errors.ValidationError('Not planned. That time has passed; choose one to come.')
  }
  if (time.getTime() > Date.now() + FURTHEST_MS) {
    throw new errors.ValidationError('Not planned. That is more than two years away; check the year.')
  }
  return time
}

async function refuseWhatWouldFail(strapi: Core.Strapi, { type, record }: RecordName, due: Date): Promise<void> {
  const draft = await readWhole(strapi, type, record, 'draft')
  const faults = draft ? await new RecordCheck(strapi).faultsOf(type, draft, { seenFrom: due }) : []
  if (draft && faults.length > 0) refuseFaults(strapi, type, faults, 'Not planned', draft)
}

/** Refuses when published content needs the record, or when there would be nothing to take down. */
async function refuseTakingDown(strapi: Core.Strapi, { type, record }: RecordName, isPlanned: boolean): Promise<void> {
  const fault = await takeDownFault(strapi, checkedModelOf(type) ?? '', record)
  if (fault) refuseFaults(strapi, type, [fault], 'Not planned')
  const published = await strapi.documents(type).findOne({ documentId: record, status: 'published' })
  if (!published && !isPlanned) {
    throw new errors.ApplicationError('Not planned. It is not published, nor planned to be; plan that first.')
  }
}
