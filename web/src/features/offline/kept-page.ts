import { escapeMarkup } from '../../ui/html/escape-markup'
import { KEPT_LIST } from './worker-names'

/** A page that is kept in the browser. */
export interface KeptPage {
  /** Path and query. */
  address: string
  /** As HTML writes it. */
  title: string
  keptAt: Date
}

/** Colours by their tokens, as attributes: a page's policy allows no style sheet that it did not come with. */
const NOTE =
  'margin:0;padding:.75rem var(--gutter);color:var(--ink);background:var(--ground-raised);border-block-end:2px solid var(--accent);font-size:var(--text-s)'
const FORM_NOTE = 'grid-column:1/-1;padding:.75rem;border-inline-start:3px solid var(--accent);font-size:var(--text-s)'

/** What a page asks a server, by a form; what it only looks up leads to an address, which may be kept. */
const SENT_FORM = /(<form\b[^>]*\bmethod="post"[^>]*>)([\s\S]*?)(<\/form>)/gi

/**
 * A kept page as it may be shown: it says from when it is, below the header that stays and before the page's own words,
 * and its forms say that they need the network and cannot be sent, since their tickets end and what they tell of consent
 * may have changed.
 *
 * @param html of the page as it was kept.
 * @param keptAt `null` where that was not written down.
 */
export function markedAsKept(html: string, keptAt: Date | null): string {
  const since = keptAt ? `as it was on ${sayTime(keptAt)}` : 'as it was when you last saw it'
  const note = `<aside aria-label="From an earlier visit" data-from-earlier style="${NOTE}"><p>The site could not be reached, so this page is shown ${since}. Prices and dates may have changed. <a href="" style="text-decoration:underline">Load it again</a></p></aside>`
  return html
    .replace(
      SENT_FORM,
      (_form, start: string, inside: string, end: string) =>
        `${start}<p data-needs-network style="${FORM_NOTE}">This form needs the network. Load the page again to fill it in.</p><fieldset disabled style="display:contents">${inside}</fieldset>${end}`,
    )
    .replace(/<main\b/i, (main) => note + main)
}

/** The page of `OFFLINE_PATH` with the list of what is kept; as it is where nothing is. */
export function withKeptList(html: string, kept: readonly KeptPage[]): string {
  if (kept.length === 0) return html
  const items = kept.map(
    ({ address, title, keptAt }) =>
      `<li><a href="${escapeMarkup(address)}">${title}</a> <span>seen on ${sayTime(keptAt)}</span></li>`,
  )
  const place = new RegExp(`(<(\\w+)\\b[^>]*\\b${KEPT_LIST}(?:="")?[^>]*>)[\\s\\S]*?(</\\2>)`)
  return html.replace(place, (_whole, start: string, _name, end: string) => `${start}<ul>${items.join('')}</ul>${end}`)
}

/** The title of a page as its HTML writes it, without the brand behind it; its address where it has none. */
export function pageTitleOf(html: string, address: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]?.trim()
  return title || escapeMarkup(address)
}

/** `22 November 2026, 14:05`, on the visitor's own clock. */
function sayTime(time: Date): string {
  const day = time.toLocaleDateString('en-IN', { day: 'numeric', month: 'long', year: 'numeric' })
  return `${day}, ${time.toLocaleTimeString('en-IN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`
}
