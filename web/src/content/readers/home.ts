import 'server-only'
import {
  type Banner,
  banner,
  HOMEPAGE_PRESS_ITEMS,
  type PressItem,
  parseList,
  pressItem,
  type ReadCall,
  reads,
  type Signpost,
  signpost,
} from '@ashlar/contract'
import { oncePerAnswer } from '../making'
import { ownPicture } from '../media'
import { logDropped, read } from '../read'

/** The banners of the home page, the first of which is its first screen. */
export const readBanners = oncePerAnswer(async (): Promise<readonly Banner[]> => {
  const { records, dropped } = await read(reads.homepageBanners, (answer) => parseList(banner, answer))
  logDropped('homepage-banner', dropped)
  return records
    .map((record) => ({ ...record, picture: ownPicture(record.picture) }))
    .toSorted((a, b) => a.sequence - b.sequence)
})

/** What a visitor may want to have done, each with the service that does it. */
export const readExploreServices = oncePerAnswer(() => readSignposts(reads.exploreServices, 'explore-service'))

/** The technology products in a line each. */
export const readTechnologySignposts = oncePerAnswer(() => readSignposts(reads.technologyMdms, 'technology-mdm'))

/** What papers wrote last: as many as the home page shows, the newest first. */
export const readNewestPress = oncePerAnswer(async (): Promise<readonly PressItem[]> => {
  const { records, dropped } = await read(reads.pressCoverage, (answer) => parseList(pressItem, answer))
  logDropped('homepage-press-coverage', dropped)
  return records.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, HOMEPAGE_PRESS_ITEMS)
})

async function readSignposts(call: ReadCall, type: string): Promise<readonly Signpost[]> {
  const { records, dropped } = await read(call, (answer) => parseList(signpost, answer))
  logDropped(type, dropped)
  return records
    .map((record) => ({ ...record, picture: ownPicture(record.picture) }))
    .toSorted((a, b) => a.sequence - b.sequence)
}
