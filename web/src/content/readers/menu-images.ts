import 'server-only'
import { type MenuImage, menuImage, parseList, reads } from '@ashlar/contract'
import { ContentUnavailable } from '../errors'
import { oncePerAnswer } from '../making'
import { ownPicture } from '../media'
import { logDropped, read } from '../read'

/** Picture cards of the mega menus by Sequence; none when they cannot be had (the menus then show nothing). */
export const readMenuImages = oncePerAnswer(async (): Promise<readonly MenuImage[]> => {
  try {
    const { records, dropped } = await read(reads.menuImages, (answer) => parseList(menuImage, answer))
    logDropped('menu-images-mdm', dropped)
    return records
      .toSorted((a, b) => a.sequence - b.sequence)
      .map((record) => ({ ...record, picture: ownPicture(record.picture) }))
  } catch (error) {
    if (error instanceof ContentUnavailable) return []
    throw error
  }
})
