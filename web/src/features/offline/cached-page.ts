import { escapeMarkup } from '../../ui/html/escape-markup'
import { CACHED_LIST, workerPhrases } from './worker-names'

/** A page that the browser keeps. */
export interface CachedPage {
  /** Path and query. */
  address: string
  /** As in the HTML, with its entities. */
  title: string
  /** The language of the title, as in `lang`. */
  language: string
  cachedAt: Date
}

/** The words of the worker, as in HTML with its entities, and the locale of their dates. */
type WorkerWords = Readonly<Record<keyof typeof workerPhrases | 'locale', string>>

const inEnglish: WorkerWords = { ...workerPhrases, locale: 'en-IN' }

/**
 * The words for pages in a language.
 *
 * @param offlinePage HTML of the offline page in this language; empty when it is not kept, and the words are in English.
 */
export function wordsIn(offlinePage: string): WorkerWords {
  const found = offlinePage.matchAll(/ data-said-([a-z]{1,20})="([^"]*)"/g)
  return { ...inEnglish, ...Object.fromEntries([...found].map(([, name = '', words = '']) => [name, words])) }
}

/** Colours as attributes with tokens: the page's content policy allows no other style sheet. */
const NOTE =
  'margin:0;padding:.75rem var(--gutter);color:var(--ink);background:var(--ground-raised);border-block-end:2px solid var(--accent);font-size:var(--text-s)'
/** Fields without their fill look as if they were closed. */
const CLOSED = 'display:contents;--ground-raised:transparent'
const FORM_NOTE = 'grid-column:1/-1;padding:.75rem;border-inline-start:3px solid var(--accent);font-size:var(--text-s)'

/** Forms that a server must receive. Search forms only lead to an address, which may be kept. */
const SENT_FORM = /(<form\b[^>]*\bmethod="post"[^>]*>)([\s\S]*?)(<\/form>)/gi

/**
 * A kept page as it is shown: a note below the fixed header and before the page's content tells its date, and its forms
 * say that they need the network. The forms cannot be sent, since their tickets expire and their consent notice may
 * have changed.
 *
 * @param html of the kept page.
 * @param cachedAt `null` when the date is not known.
 */
export function markedAsCached(html: string, cachedAt: Date | null, words: WorkerWords): string {
  const moment = cachedAt ? withMoment(words.dated, cachedAt, words) : words.undated
  const lang = words.locale.slice(0, 2)
  const note = `<aside aria-label="${words.label}" lang="${lang}" data-from-earlier style="${NOTE}"><p>${moment} <a href="" style="text-decoration:underline">${words.again}</a></p></aside>`
  return html
    .replace(
      SENT_FORM,
      (_form, start: string, inside: string, end: string) =>
        `${start}<p lang="${lang}" data-needs-network style="${FORM_NOTE}">${words.form}</p><fieldset disabled style="${CLOSED}">${inside}</fieldset>${end}`,
    )
    .replace(/<main\b/i, (main) => note + main)
}

/** The offline page of a language with the list of kept pages; unchanged when there are none. */
export function withCachedList(html: string, kept: readonly CachedPage[]): string {
  if (kept.length === 0) return html
  const words = wordsIn(html)
  const items = kept.map(
    ({ address, title, language, cachedAt }) =>
      `<li><a href="${escapeMarkup(address)}" lang="${language}">${title}</a> <span>${withMoment(words.seen, cachedAt, words)}</span></li>`,
  )
  const place = new RegExp(`(<(\\w+)\\b[^>]*\\b${CACHED_LIST}(?:="")?[^>]*>)[\\s\\S]*?(</\\2>)`)
  return html.replace(place, (_whole, start: string, _name, end: string) => `${start}<ul>${items.join('')}</ul>${end}`)
}

/** The title of a page as in its HTML, without the brand name; its address when it has none. */
export function pageTitleOf(html: string, address: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]?.trim() ?? ''
  const brand = title.lastIndexOf(' | ')
  return (brand < 0 ? title : title.slice(0, brand)) || escapeMarkup(address)
}

/** The language of a page, from its `html` element, which names it first. */
export function pageLanguageOf(html: string): string {
  return / lang="?([\w-]{2,20})/.exec(html)?.[1] ?? 'en'
}

/** The moment is for example `22 November 2026, 14:05`, in the visitor's time zone. */
function withMoment(words: string, time: Date, { locale }: WorkerWords): string {
  const day = time.toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric' })
  const hour = time.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return words.replace('{moment}', () => `${day}, ${hour}`)
}
