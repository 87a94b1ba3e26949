import 'server-only'
import type { Picture } from '@ashlar/contract'
import { env } from '@/config/env'

/** Where each part of `/media/` comes from: the backend's uploads, and the pictures of an outside blog. */
export function mediaSource(segments: readonly string[]): URL | null {
  const { CONTENT_URL, BLOG_URL } = env()
  const [first, ...rest] = segments
  if (first === 'blog' && rest.length > 0) return BLOG_URL ? join(new URL(BLOG_URL).origin, rest) : null
  return segments.length > 0 ? join(`${CONTENT_URL}/uploads`, segments) : null
}

/** Turns an address of the media library, or of the outside blog, into one of the site's own. */
export function mediaPath(url: string): string {
  const { CONTENT_URL, BLOG_URL } = env()
  for (const prefix of ['/uploads/', `${CONTENT_URL}/uploads/`]) {
    if (url.startsWith(prefix)) return `/media/${url.slice(prefix.length)}`
  }
  const blog = BLOG_URL ? `${new URL(BLOG_URL).origin}/` : null
  return blog && url.startsWith(blog) ? `/media/blog/${url.slice(blog.length)}` : url
}

/**
 * A picture at its address on the site. A replaced file keeps its name in the media library, so the address carries
 * its version: browsers and the optimiser may then keep each copy for ever.
 */
export function ownPicture(picture: Picture | null): Picture | null {
  if (!picture) return null
  const path = mediaPath(picture.url)
  const version = picture.version ? Date.parse(picture.version) : Number.NaN
  return {
    ...picture,
    url: Number.isNaN(version) || !path.startsWith('/media/') ? path : `${path}?v=${version.toString(36)}`,
  }
}

/** Every segment is encoded again, so that none can climb out of the folder it belongs to. */
function join(base: string, segments: readonly string[]): URL | null {
  if (segments.some((segment) => segment === '..' || segment === '.' || segment === '')) return null
  return new URL(`${base}/${segments.map(encodeURIComponent).join('/')}`)
}
