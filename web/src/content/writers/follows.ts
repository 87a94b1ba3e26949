import 'server-only'
import { type FollowRequest, followsView, linkCalls, writes } from '@ashlar/contract'
import { env } from '@/config/env'
import { request } from '../request/request'
import { contentTokens } from '../request/tokens'
import { byLink, WRITE_TIMEOUT_MS } from './by-link'
import { isForeignBackend } from './foreign-backend'

/** Whether visitors can follow anything: a backend that is not ours keeps no follows and mails nobody. */
export async function canBeFollowed(): Promise<boolean> {
  return !(await isForeignBackend())
}

/**
 * Stores what somebody follows in the content backend, which mails an address that it does not know a link to confirm.
 *
 * @throws {RequestError} when it was not stored.
 */
export async function storeFollow(follow: FollowRequest): Promise<void> {
  await request.post(env().CONTENT_URL + writes.follows.path, follow, {
    bearer: contentTokens().create,
    timeoutMs: WRITE_TIMEOUT_MS,
  })
}

/** Each call takes the token of the mailed link, and rejects with `not-found` when it is not valid. */
export const followsByLink = {
  see: (token: string) => byLink(linkCalls.seeFollows, followsView, { token }),
  confirm: (token: string) => byLink(linkCalls.confirmFollows, followsView, { token }),
  /** @param follow its id. */
  end: (token: string, follow: number) => byLink(linkCalls.endFollow, followsView, { token, follow }),
  endAll: (token: string) => byLink(linkCalls.endFollows, followsView, { token }),
  show: (token: string, shown: boolean) => byLink(linkCalls.showFollows, followsView, { token, shown }),
}
