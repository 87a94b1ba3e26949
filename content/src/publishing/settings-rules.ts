import type { RecordFault } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { uidOf } from '../content-models'
import { type Fields, lineOf, type PublishRule } from './faults'
import { textOf } from './walk'

/** What the header has room for beside its menus, and on a narrow phone in one line. */
const MOST_OF_NAME = 30
const MOST_OF_WORD = 13

/** The brand's name fits the header. Links of the settings have a label and an address, or neither; an announcement that is switched on has words. */
export const settingsRule: PublishRule = ({ model, record }) => {
  if (model !== 'site-setting') return []
  const header = [...brandName(textOf(record.brandName)), ...halfLink(record, 'headerLinkLabel', 'headerLink')]
  if (record.announcementShown !== true) return header
  const path = ['announcementText']
  const words = textOf(record.announcementText)
    ? []
    : [{ path, message: 'is empty; write it, or switch the announcement off' }]
  return [...header, ...words, ...halfLink(record, 'announcementLinkLabel', 'announcementLink')]
}

function brandName(name: string): RecordFault[] {
  const longest = Math.max(...name.split(' ').map((word) => word.length))
  if (name.length <= MOST_OF_NAME && longest <= MOST_OF_WORD) return []
  const message = `is longer than the header has room for: at most ${MOST_OF_NAME} characters, and ${MOST_OF_WORD} in a word; the full name is the Legal name`
  return [{ path: ['brandName'], message }]
}

function halfLink(record: Fields, labelField: string, linkField: string): RecordFault[] {
  const label = textOf(record[labelField])
  const link = textOf(record[linkField])
  if (label && !link) return [{ path: [linkField], message: 'is empty, so the label would lead nowhere' }]
  if (link && !label) return [{ path: [labelField], message: 'is empty, so nobody would see the link' }]
  return []
}

/** Says that an announcement has ended. It is no fault: the other settings can still be published. */
export function announcementHints(strapi: Core.Strapi, record: Fields): string[] {
  const end = textOf(record.announcementEndsAt)
  if (record.announcementShown !== true || !end || new Date(end).getTime() > Date.now()) return []
  const message = 'has passed, so visitors do not see the announcement'
  return [lineOf(strapi, uidOf('site-setting'), { path: ['announcementEndsAt'], message }, record)]
}
