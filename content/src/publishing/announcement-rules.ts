import type { RecordFault } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { uidOf } from '../content-models'
import { type Fields, lineOf, type PublishRule } from './faults'
import { textOf } from './walk'

/** An announcement that is switched on has words, and a whole link or none. */
export const announcementRule: PublishRule = ({ model, record }) => {
  if (model !== 'site-setting' || record.announcementShown !== true) return []
  const faults: RecordFault[] = []
  const add = (field: string, message: string) => faults.push({ path: [field], message })
  const label = textOf(record.announcementLinkLabel)
  const link = textOf(record.announcementLink)
  if (!textOf(record.announcementText)) add('announcementText', 'is empty; write it, or switch the announcement off')
  if (label && !link) add('announcementLink', 'is empty, so the label would lead nowhere')
  if (link && !label) add('announcementLinkLabel', 'is empty, so nobody would see the link')
  return faults
}

/** Says that an announcement has ended. It is no fault: the other settings can still be published. */
export function announcementHints(strapi: Core.Strapi, record: Fields): string[] {
  const end = textOf(record.announcementEndsAt)
  if (record.announcementShown !== true || !end || new Date(end).getTime() > Date.now()) return []
  const message = 'has passed, so visitors do not see the announcement'
  return [lineOf(strapi, uidOf('site-setting'), { path: ['announcementEndsAt'], message }, record)]
}
