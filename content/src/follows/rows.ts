import type { FollowSeen } from '@ashlar/contract'
import type { ListedAddress } from '../mail/address-list'

export const FOLLOWER = 'api::follower.follower'
export const FOLLOW = 'api::follow.follow'

/** News that waits for its mail, as the site has put it into words. */
export interface WaitingNews {
  /** Id of the follow. */
  follow: number
  title: string
  url: string
  lines: string[]
}

export interface FollowerRow extends ListedAddress {
  /** Whether its owner lets the desk see what the address follows. */
  shown: boolean
  /** When the last mail of news was made. */
  mailedAt: string | null
  news: WaitingNews[] | null
}

export interface FollowRow {
  id: number
  /** Id of the follower. */
  follower: number
  subject: string
  seen: FollowSeen
}
