import { indianTime, type PreviewView } from '@ashlar/contract'
import { LEAVE_PREVIEW } from '@/routing/preview-cookie'
import { escapeMarkup } from '@/ui/html/escape-markup'
import { addressIn, currentLanguage } from '@/words/current-language'

/** Reloads the preview when the admin, around it or in another window, reports that the record was saved. */
export const PREVIEW_SCRIPT = `addEventListener('message',e=>{if(e.data?.type=='strapiUpdate'&&(e.source==parent||e.source==opener))location.reload()})`

/** The browser's own colours for marked text: the mark belongs to no brand, and must be visible on every brand. */
export const PREVIEW_SHEET = `body{padding-block-end:4rem}.preview-mark{position:fixed;inset:auto 0 0;z-index:2147483647;display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:space-between;padding:.5rem 1rem;background:Mark;color:MarkText;font-size:.9375rem;line-height:1.4}.preview-mark p{margin:0;flex:1 1 20rem}.preview-mark a{display:inline-flex;align-items:center;min-block-size:2.75rem;color:inherit}.preview-mark button{min-block-size:2.75rem;padding:0 1rem;border:0;border-radius:2px;background:MarkText;color:Mark;font:inherit;cursor:pointer}.preview-mark button:focus-visible{outline:3px solid MarkText;outline-offset:3px}`

interface PreviewMark {
  view: PreviewView
  /** Path and query of the page, as in English. */
  address: string
  /**
   * Whether the admin frames the page. The admin has a button of its own to leave; ours would lead to the public page,
   * which no frame may show.
   */
  framed: boolean
}

/**
 * Adds the preview mark, with a button to leave, to the finished page; so no page for visitors is longer because of it.
 */
export function markPreview(html: string, { view, address, framed }: PreviewMark): string {
  const what = view.drafts ? 'Preview of drafts' : 'Preview of what is published'
  const more = view.drafts ? 'Visitors do not see this page so.' : 'Visitors see this page so.'
  const leave = `<form method="post" action="${LEAVE_PREVIEW}"><input type="hidden" name="to" value="${escapeMarkup(addressIn(currentLanguage(), address))}"><button>Leave the preview</button></form>`
  const path = address.split('?', 1)[0] ?? '/'
  const edit = view.editAt
    ? `<a href="${escapeMarkup(`${view.editAt}?path=${encodeURIComponent(path)}`)}" target="_blank" rel="noopener">Edit this page</a>`
    : ''
  const mark = `<aside class="preview-mark" aria-label="Preview"><p><strong>${what}.</strong> ${more} The link ends on ${escapeMarkup(indianTime(view.until))}.</p>${framed ? '' : edit + leave}</aside>`
  return html
    .replace('</head>', () => `<style>${PREVIEW_SHEET}</style></head>`)
    .replace(/<\/body>/, () => `${mark}<script>${PREVIEW_SCRIPT}</script></body>`)
}
