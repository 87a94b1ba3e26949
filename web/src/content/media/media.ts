import 'server-only'
import { createHmac } from 'node:crypto'
import { type DocumentFile, isInMediaFolder, type Picture } from '@ashlar/contract'
import { blogHome } from '@/config/blog-address'
import { env } from '@/config/env'
import { keyFor } from '@/config/secret-key'

/** The folder of WordPress's media library, below the root of the blog. */
const UPLOADS = 'wp-content/uploads/'

/** Files of other hosts are below `/media/at/<host>/`, those of the outside blog below `/media/blog/`. */
const OTHER_HOSTS = 'at'
const BLOG = 'blog'

/** The source of a file below `/media/`: the backend's uploads, a folder of `MEDIA_URLS`, or an outside blog's uploads. */
export function mediaSource(segments: readonly string[]): URL | null {
  const { CONTENT_URL, BLOG_URL, MEDIA_URLS } = env()
  const [first, ...rest] = segments
  if (first === OTHER_HOSTS && rest.length > 1) {
    const [host, ...path] = rest
    const origin = MEDIA_URLS.map((folder) => new URL(folder)).find((folder) => folder.host === host)?.origin
    const source = origin === undefined ? null : joinedUrl(origin, path)
    return source && isInMediaFolder(MEDIA_URLS, source) ? source : null
  }
  if (first === BLOG && rest.length > 0) {
    const blog = BLOG_URL ? new URL(blogHome(BLOG_URL)) : null
    return blog && isUpload(blog, `/${rest.join('/')}`) ? joinedUrl(blog.origin, rest) : null
  }
  return segments.length > 0 ? joinedUrl(`${CONTENT_URL}/uploads`, segments) : null
}

/** Turns an address of the media library, of a folder of `MEDIA_URLS` or of the outside blog into one of the site's own. */
export function mediaPath(url: string): string {
  const { CONTENT_URL, BLOG_URL, MEDIA_URLS } = env()
  for (const prefix of ['/uploads/', `${CONTENT_URL}/uploads/`]) {
    if (url.startsWith(prefix)) return `/media/${encodedPath(url.slice(prefix.length))}`
  }
  const elsewhere = URL.canParse(url) ? new URL(url) : null
  if (elsewhere && isInMediaFolder(MEDIA_URLS, elsewhere)) {
    return `/media/${encodedPath(`${OTHER_HOSTS}/${elsewhere.host}${elsewhere.pathname}`)}`
  }
  const blog = BLOG_URL ? new URL(blogHome(BLOG_URL)) : null
  if (!blog || !URL.canParse(url, blog)) return url
  const { host, pathname, protocol } = new URL(url, blog)
  // A blog that moved to https often keeps the old scheme in its addresses.
  if (host !== blog.host || !/^https?:$/.test(protocol)) return url
  return isUpload(blog, pathname) ? `/media/${BLOG}${encodedPath(pathname)}` : url
}

/** A path as it stands in an address: blanks and letters that are not Latin as percent codes, whichever way they came. */
function encodedPath(path: string): string {
  try {
    return path
      .split('/')
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
      .join('/')
  } catch {
    // A percent sign that begins no code belongs to the name.
    return path.split('/').map(encodeURIComponent).join('/')
  }
}

/** Whether a path of a WordPress site, which may be installed in a folder, is one of its uploads. */
function isUpload({ pathname }: URL, path: string): boolean {
  const home = pathname.replace(/\/$/, '')
  return [`/${UPLOADS}`, `${home}/${UPLOADS}`].some((folder) => path.startsWith(folder) && path !== folder)
}

/**
 * The name of a file's kept copies. Files of the content backend have it without the backend's address, so that their
 * copies outlast its move to another one.
 */
export function cacheNameOf({ href }: URL): string {
  const { CONTENT_URL } = env()
  return href.startsWith(`${CONTENT_URL}/`) ? href.slice(CONTENT_URL.length) : href
}

/** Whether a file comes from the outside blog, whose editors we do not control. */
export function isFromBlog({ origin }: URL): boolean {
  const { BLOG_URL, CONTENT_URL } = env()
  return BLOG_URL !== undefined && origin === new URL(BLOG_URL).origin && origin !== new URL(CONTENT_URL).origin
}

/**
 * A picture at its address on the site. A replaced file keeps its name in the media library, so the address carries its
 * version, and browsers may cache each version for ever. The address is signed, so that the site resizes only its own
 * pictures.
 */
export function ownPicture(picture: Picture | null): Picture | null {
  if (!picture) return null
  const path = mediaPath(picture.url)
  // No SVG of the outside blog is served, because only our backend cleans one of scripts: it would be a broken picture.
  if (path.startsWith(`/media/${BLOG}/`) && /\.svg$/i.test(path)) return null
  if (!path.startsWith('/media/')) {
    // Our content policy blocks pictures of other hosts.
    return path.startsWith('/') ? { ...picture, url: path } : null
  }
  return { ...picture, url: versioned(path, picture.version) }
}

/** A document at its address on the site, with its version as a picture's; `null` for one that is not in our library. */
export function ownDocument(document: DocumentFile | null): DocumentFile | null {
  if (!document) return null
  const path = mediaPath(document.url)
  return path.startsWith('/media/') ? { ...document, url: versioned(path, document.version) } : null
}

/** The version of a file whose version is unknown. */
const UNKNOWN_VERSION = '0'

function versioned(path: string, changedAt: string | null): string {
  const version = changedAt ? Date.parse(changedAt) : Number.NaN
  const versionWord = Number.isNaN(version) ? UNKNOWN_VERSION : Math.floor(version / 1000).toString(36)
  return `${path}?v=${versionWord}.${signatureOf(path, versionWord)}`
}

/**
 * The version in an address.
 *
 * @returns milliseconds since 1970, to the second; `null` for a missing or impossible one.
 */
export function versionOf({ searchParams }: URL): number | null {
  const version = Number.parseInt(searchParams.get('v') ?? '', 36) * 1000
  return version > 0 && version <= Date.now() ? version : null
}

/** Whether the site itself has signed this picture's address, `/media/…?v=…`. */
export function isSignedPicture(path: string, { searchParams }: URL): boolean {
  const [word = '', signature = ''] = (searchParams.get('v') ?? '').split('.')
  // Clients may write the same address with other percent codes.
  return signature === signatureOf(encodedPath(path), word)
}

/**
 * The signature keeps no secret. It stops visitors from guessing addresses, each of which would cost work and disk
 * space.
 */
function signatureOf(path: string, version: string): string {
  return createHmac('sha256', keyFor('picture address')).update(`${path} ${version}`).digest('base64url').slice(0, 6)
}

/** The decoded segments of an address after its first one. */
export function segmentsOf(pathname: string): string[] {
  const [, , ...segments] = pathname.split('/')
  try {
    return segments.map(decodeURIComponent)
  } catch {
    return []
  }
}

/** Every segment is encoded again, so that none can leave its folder. */
function joinedUrl(base: string, segments: readonly string[]): URL | null {
  if (segments.some((segment) => segment === '..' || segment === '.' || segment === '' || /[/\\\0]/.test(segment)))
    return null
  return new URL(`${base}/${segments.map(encodeURIComponent).join('/')}`)
}

/**
 * How long caches may keep what an address of a picture or a film shows.
 *
 * @param version with one it never changes; without one (a film) it is checked again after a day.
 */
export function mediaCachePolicy(version: number | null): string {
  return version === null ? 'public, max-age=86400' : 'public, max-age=31536000, immutable'
}
