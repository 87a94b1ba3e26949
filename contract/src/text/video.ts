/** Source of a video: one of our own films by its key, or a provider's video by its id. */
export type VideoReference =
  | { provider: 'film'; key: string }
  | { provider: 'youtube'; id: string }
  | { provider: 'vimeo'; id: string }

/**
 * Parses a video id as editors write it: `film:courses`, `vimeo:76979871`, `youtube:abcdefghijk`, or a bare YouTube id
 * as the backend of the specification stores it.
 *
 * @returns `null` for anything else, so that a typing error shows no player.
 */
export function parseVideoId(text: string): VideoReference | null {
  const value = text.trim()
  const film = /^film:([a-z0-9-]+)$/.exec(value)?.[1]
  if (film) return { provider: 'film', key: film }
  const vimeo = /^vimeo:(\d{4,12})$/.exec(value)?.[1]
  if (vimeo) return { provider: 'vimeo', id: vimeo }
  const youtube = /^(?:youtube:)?([\w-]{11})$/.exec(value)?.[1]
  return youtube ? { provider: 'youtube', id: youtube } : null
}
