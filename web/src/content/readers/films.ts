import 'server-only'
import { aboutUsMenu, type Film, film, parseList, parseVideoId, reads, type VideoReference } from '@ashlar/contract'
import { ContentUnavailable } from '../errors'
import { oncePerAnswer } from '../making'
import { mediaPath, ownPicture } from '../media'
import { logDropped, read } from '../read'

/** The group's own films by key; none when they cannot be had. */
export const readFilms = oncePerAnswer(async (): Promise<ReadonlyMap<string, Film>> => {
  try {
    const { records, dropped } = await read(reads.films, (answer) => parseList(film, answer))
    logDropped('film', dropped)
    return new Map(
      records.map((record) => [
        record.key,
        { ...record, url: mediaPath(record.url), poster: ownPicture(record.poster) },
      ]),
    )
  } catch (error) {
    if (error instanceof ContentUnavailable) return new Map()
    throw error
  }
})

/** The film that editors chose for the About Us menu, or `null` when none is chosen, readable or to be had. */
export const readAboutUsVideo = oncePerAnswer(async (): Promise<VideoReference | null> => {
  try {
    const { records, dropped } = await read(reads.aboutUsMenus, (answer) => parseList(aboutUsMenu, answer))
    logDropped('about-us-menu', dropped)
    const id = records[0]?.videoId
    return id ? parseVideoId(id) : null
  } catch (error) {
    if (error instanceof ContentUnavailable) return null
    throw error
  }
})
