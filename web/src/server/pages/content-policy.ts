import { createHash } from 'node:crypto'
import { env } from '@/config/env'
import { HEAD_SCRIPT } from '@/layouts/head-script'
import { PREVIEW_SCRIPT, PREVIEW_SHEET } from './preview-mark'

const TAG_MANAGER = 'https://www.googletagmanager.com'
const COUNTING = `${TAG_MANAGER} https://*.google-analytics.com`

const headScript = hashOf(HEAD_SCRIPT)
const previewScript = hashOf(PREVIEW_SCRIPT)
const previewSheet = hashOf(PREVIEW_SHEET)

export interface AllowedOnPage {
  /** The hash of each inline style sheet of its head (`hashOf`). */
  sheets: readonly string[]
  /** Whether it can load the tag manager, once a visitor agrees. */
  tagManager: boolean
}

/**
 * The content policy of a page: it may load our own files, the one inline script of its head and the inline style
 * sheets of its head. Style attributes are allowed anywhere, because sizes and crops are numbers of the content. Only a
 * page that can load a tag manager allows it, and does without Trusted Types. Nothing is read from the finished page,
 * in which there are words of visitors and editors.
 *
 * @param framedBy origins of the editors' admin, for a preview only: nobody else may show our pages in a frame.
 */
export function pagePolicy({ sheets, tagManager }: AllowedOnPage, framedBy: readonly string[] | null = null): string {
  if (framedBy === null) return policy(`'self' ${headScript}`, `'self' ${sheets.join(' ')}`, { tagManager })
  const ofSheets = `'self' ${[...sheets, previewSheet].join(' ')}`
  // A preview is not counted.
  return policy(`'self' ${headScript} ${previewScript}`, ofSheets, { framedBy })
}

/** The content policy of everything that is not a page. */
export const barePolicy = policy("'self'", "'self'")

/**
 * A file of the media library that is opened on its own, such as an SVG, must not run as a page of the site. A film that
 * is opened so, as without script, loads itself (prepare-request.ts allows the sandbox to read it).
 */
export const mediaPolicy = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox"

/** As `mediaPolicy`, without the sandbox, in which browsers refuse to show a PDF. It runs no script either. */
export const documentPolicy = "default-src 'none'; style-src 'unsafe-inline'"

interface PolicyOptions {
  tagManager?: boolean
  /** Origins that may show the page in a frame. */
  framedBy?: readonly string[]
}

function policy(scripts: string, sheets: string, { tagManager = false, framedBy = [] }: PolicyOptions = {}): string {
  const { MAP_STYLE_URL = '', MAP_ORIGINS } = env()
  const mapOrigins = originsOf(`${MAP_STYLE_URL} ${MAP_ORIGINS}`)
  return [
    "default-src 'self'",
    `script-src ${tagManager ? `${scripts} ${TAG_MANAGER}` : scripts}`,
    `style-src-elem ${sheets}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    `connect-src ${["'self'", ...(tagManager ? [COUNTING] : []), ...mapOrigins].join(' ')}`,
    // The map's worker is a file of our own.
    "worker-src 'self'",
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    `frame-ancestors ${framedBy.join(' ') || "'none'"}`,
    "form-action 'self'",
    "base-uri 'self'",
    "object-src 'none'",
    // The tag manager turns text into elements, which Trusted Types would refuse.
    ...(tagManager ? [] : ["require-trusted-types-for 'script'", 'trusted-types default own-html']),
  ].join('; ')
}

function originsOf(addresses: string): string[] {
  return [
    ...new Set(
      addresses
        .split(/\s+/)
        .filter(Boolean)
        .map((address) => new URL(address).origin),
    ),
  ]
}

/** A text as a source of the policy. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
