import { createHash } from 'node:crypto'
import { env } from '@/config/env'
import { HEAD_SCRIPT } from '@/layouts/head-script'
import { PREVIEW_SCRIPT } from './preview-mark'

const TAG_MANAGER = 'https://www.googletagmanager.com'
const COUNTING = `${TAG_MANAGER} https://*.google-analytics.com`

/**
 * The consent question with a container, as the page has it (features/analytics/consent.tsx). No text of a visitor or an
 * editor matches: React writes `<` and `"` in it as entities, and rich text is cleaned of `section`.
 */
const COUNTED = /<section(?: [^<>]*)? data-consent="[^"]/

const headScript = hashOf(HEAD_SCRIPT)
const previewScript = hashOf(PREVIEW_SCRIPT)

/**
 * The content policy of a page: it may load our own files, the one inline script of its head and the inline style
 * sheets of its head. Style attributes are allowed anywhere, because sizes and crops are numbers of the content. Only a
 * page that may load a tag manager allows it, and does without Trusted Types.
 *
 * @param html the whole page.
 * @param framedBy origins of the editors' admin, for a preview only: nobody else may show our pages in a frame.
 */
export function pagePolicy(html: string, framedBy: readonly string[] | null = null): string {
  const [head = ''] = html.split('</head>', 1)
  const sheets = [...head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, sheet = '']) => hashOf(sheet))
  const ofSheets = `'self' ${sheets.join(' ')}`
  if (framedBy === null) return policy(`'self' ${headScript}`, ofSheets, { counted: COUNTED.test(html) })
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

interface PolicyOptions {
  /** Whether the tag manager can be loaded, once a visitor agrees. */
  counted?: boolean
  /** Origins that may show the page in a frame. */
  framedBy?: readonly string[]
}

function policy(scripts: string, sheets: string, { counted = false, framedBy = [] }: PolicyOptions = {}): string {
  const { MAP_STYLE_URL = '', MAP_ORIGINS } = env()
  const mapOrigins = originsOf(`${MAP_STYLE_URL} ${MAP_ORIGINS}`)
  return [
    "default-src 'self'",
    `script-src ${counted ? `${scripts} ${TAG_MANAGER}` : scripts}`,
    `style-src-elem ${sheets}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    `connect-src ${["'self'", ...(counted ? [COUNTING] : []), ...mapOrigins].join(' ')}`,
    // The map's worker is a file of our own.
    "worker-src 'self'",
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    `frame-ancestors ${framedBy.join(' ') || "'none'"}`,
    "form-action 'self'",
    "base-uri 'self'",
    "object-src 'none'",
    // The tag manager turns text into elements, which Trusted Types would refuse.
    ...(counted ? [] : ["require-trusted-types-for 'script'", 'trusted-types default own-html']),
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

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
