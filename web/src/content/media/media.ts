import 'server-only'
import { createHmac } from 'node:crypto'
import type { Picture } from '@ashlar/contract'
import { env } from '@/config/env'
import { keyFor } from '@/config/secret-key'

/** The folder of WordPress's media library, below the site's own. */
const UPLOADS = 'wp-content/uploads/'

/** Where each part of `/media/` comes from: the backend's uploads, and the uploads of an outside blog. */
export function mediaSource(segments: readonly string[]): URL | null {
  const { CONTENT_URL, BLOG_URL } = env()
  const [first, ...rest] = segments
  if (first === 'blog' && rest.length > 0) {
    const blog = BLOG_URL ? new URL(BLOG_URL) : null
    return blog && isUpload(blog, `/${rest.join('/')}`) ? join(blog.origin, rest) : null
  }
  return segments.length > 0 ? join(`${CONTENT_URL}/uploads`, segments) : null
}

/** Turns an address of the media library, or of the outside blog, into one of the site's own. */
export function mediaPath(url: string): string {
  const { CONTENT_URL, BLOG_URL } = env()
  for (const prefix of ['/uploads/', `${CONTENT_URL}/uploads/`]) {
    if (url.startsWith(prefix)) return `/media/${url.slice(prefix.length)}`
  }
  const blog = BLOG_URL ? new URL(BLOG_URL) : null
  if (!blog || !url.startsWith(`${blog.origin}/`)) return url
  const path = url.slice(blog.origin.length)
  return isUpload(blog, path) ? `/media/blog${path}` : url
}

/** Whether a path of a WordPress site, which may live in a folder of its origin, is one of its uploads. */
function isUpload({ pathname }: URL, path: string): boolean {
  const home = pathname.replace(/\/$/, '')
  return [`/${UPLOADS}`, `${home}/${UPLOADS}`].some((folder) => path.startsWith(folder) && path !== folder)
}

/** Whether a file comes from the outside blog, whose editors are not ours. */
export function isFromBlog({ origin }: URL): boolean {
  const { BLOG_URL, CONTENT_URL } = env()
  return BLOG_URL !== undefined && origin === new URL(BLOG_URL).origin && origin !== new URL(CONTENT_URL).origin
}

/**
 * A picture at its address on the site. A replaced file keeps its name in the media library, so the address carries
 * its version: browsers may then keep each copy for ever. And it is signed: sizes are made of our own pictures alone.
 */
export function ownPicture(picture: Picture | null): Picture | null {
  if (!picture) return null
  const path = mediaPath(picture.url)
  if (!path.startsWith('/media/')) return { ...picture, url: path }
  const version = picture.version ? Date.parse(picture.version) : Number.NaN
  const word = Number.isNaN(version) ? UNKNOWN : Math.floor(version / 1000).toString(36)
  return { ...picture, url: `${path}?v=${word}.${signatureOf(path, word)}` }
}

/** The version of a picture that has none. */
const UNKNOWN = '0'

/**
 * The version that an address names.
 *
 * @returns milliseconds since 1970, to the second; `null` for none, and for one that cannot be.
 */
export function versionOf({ searchParams }: URL): number | null {
  const version = Number.parseInt(searchParams.get('v') ?? '', 36) * 1000
  return version > 0 && version <= Date.now() ? version : null
}

/** Whether the address of a picture, `/media/…?v=…`, was written by us. */
export function isOurs(path: string, { searchParams }: URL): boolean {
  const [word = '', signature = ''] = (searchParams.get('v') ?? '').split('.')
  return signature === signatureOf(path, word)
}

/** It keeps nothing secret: it makes guessing addresses, each of which costs work and room, not worth the while. */
function signatureOf(path: string, version: string): string {
  return createHmac('sha256', keyFor('picture address')).update(`${path} ${version}`).digest('base64url').slice(0, 6)
}

/** The segments of an address below its first one, as they are meant. */
export function segmentsOf(pathname: string): string[] {
  const [, , ...segments] = pathname.split('/')
  try {
    return segments.map(decodeURIComponent)
  } catch {
    return []
  }
}

/** Every segment is encoded again, so that none can climb out of the folder it belongs to. */
function join(base: string, segments: readonly string[]): URL | null {
  if (segments.some((segment) => segment === '..' || segment === '.' || segment === '' || /[/\\\0]/.test(segment)))
    return null
  return new URL(`${base}/${segments.map(encodeURIComponent).join('/')}`)
}
