import 'server-only'
import { banner, type Picture, reads, signpost } from '@ashlar/contract'
import { collection } from '../library/library'
import { ownPicture } from '../media/media'
import { bySequence } from '../read'

/** The banners of the home page; the first one is its first screen. */
export const readBanners = collection(reads.homepageBanners, banner, placed)

/** Tasks that a visitor may need done, each with the service for it. */
export const readExploreServices = collection(reads.exploreServices, signpost, placed)

/** The technology products, one line each. */
export const readTechnologySignposts = collection(reads.technologyMdms, signpost, placed)

/** In the editors' order, with pictures at addresses of our own. */
function placed<T extends { picture: Picture | null; sequence: number }>(records: readonly T[]): readonly T[] {
  return records.map((record) => ({ ...record, picture: ownPicture(record.picture) })).toSorted(bySequence)
}
