import 'server-only'
import { type Banner, banner, type ReadCall, reads, type Signpost, signpost } from '@ashlar/contract'
import { ownPicture } from '../media/media'
import { bySequence, readRecords } from '../read'
import { oncePerResponse } from '../response-scope'

/** The banners of the home page; the first one is its first screen. */
export const readBanners = oncePerResponse(async (): Promise<readonly Banner[]> => {
  const records = await readRecords(reads.homepageBanners, banner)
  return records.map((record) => ({ ...record, picture: ownPicture(record.picture) })).toSorted(bySequence)
})

/** Tasks that a visitor may need done, each with the service for it. */
export const readExploreServices = oncePerResponse(() => readSignposts(reads.exploreServices))

/** The technology products, one line each. */
export const readTechnologySignposts = oncePerResponse(() => readSignposts(reads.technologyMdms))

async function readSignposts(call: ReadCall): Promise<readonly Signpost[]> {
  const records = await readRecords(call, signpost)
  return records.map((record) => ({ ...record, picture: ownPicture(record.picture) })).toSorted(bySequence)
}
