import 'server-only'
import { FOLLOWS_PAGE } from '@ashlar/contract'
import { followsByLink } from '@/content/writers/follows'
import { firstValue } from '../leads/form/validate-form'
import type { LinkAction, LinkActions } from '../signed-links/link-action'

export const followNotes = {
  confirmed: 'Thank you: the address is confirmed.',
  ended: 'Done: it is ended.',
  'ended-all': 'Done: everything is ended.',
  shown: 'Our advisers can see what you follow.',
  hidden: 'Our advisers cannot see what you follow.',
  failed: 'That could not be done just now. Please try again in a minute.',
} as const

function action(done: keyof typeof followNotes, run: LinkAction['run'], inOneClick = false): LinkAction {
  return { page: FOLLOWS_PAGE, done, run, inOneClick }
}

/** What those who follow something may do by the mailed link. */
export const followActions: LinkActions = new Map<string, LinkAction>([
  ['confirm', action('confirmed', followsByLink.confirm)],
  ['end', action('ended', (token, sent) => followsByLink.end(token, Number(firstValue(sent, 'follow'))))],
  ['end-all', action('ended-all', followsByLink.endAll, true)],
  ['show', action('shown', (token) => followsByLink.show(token, true))],
  ['hide', action('hidden', (token) => followsByLink.show(token, false))],
])
