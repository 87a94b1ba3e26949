/** Source of a video: one of our own films by its key, a provider's video by its id, or a file of the media library. */
export type VideoReference =
  | { provider: 'film'; key: string }
  | { provider: 'youtube'; id: string }
  | { provider: 'vimeo'; id: string }
  /** `path` is the backend's, without its host: `/uploads/tour_1a2b.mp4`. */
  | { provider: 'library'; path: string }

/**
 * Parses a video as editors write it: an id (`film:courses`, `vimeo:76979871`, `youtube:abcdefghijk`, or a bare YouTube
 * id as the backend of the specification stores it), the link of a YouTube or Vimeo page as browsers and their share
 * buttons give it, or the address of a film of the media library.
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
  if (youtube) return { provider: 'youtube', id: youtube }
  const library = /^(?:https?:\/\/[\w.:-]+)?(\/uploads\/[\w-]+\.(?:mp4|webm))$/i.exec(value)?.[1]
  if (library) return { provider: 'library', path: library }
  return URL.canParse(value) ? videoOfLink(new URL(value)) : null
}

function videoOfLink({ protocol, hostname, pathname, searchParams }: URL): VideoReference | null {
  if (protocol !== 'https:' && protocol !== 'http:') return null
  const host = hostname.replace(/^(?:www|m)\./, '')
  if (host === 'vimeo.com' || host === 'player.vimeo.com') {
    const id = /^\/(?:video\/)?(\d{4,12})\/?$/.exec(pathname)?.[1]
    return id ? { provider: 'vimeo', id } : null
  }
  const isYoutube = host === 'youtube.com' || host === 'youtube-nocookie.com'
  const inPath = isYoutube ? /^\/(?:embed|shorts|live|v)\/([\w-]{11})\/?$/ : /^\/([\w-]{11})\/?$/
  if (!isYoutube && host !== 'youtu.be') return null
  const id = isYoutube && pathname === '/watch' ? searchParams.get('v') : inPath.exec(pathname)?.[1]
  return id && /^[\w-]{11}$/.test(id) ? { provider: 'youtube', id } : null
}
