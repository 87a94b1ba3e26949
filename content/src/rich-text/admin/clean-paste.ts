import { libraryPath } from '../../wordpress/text'
import { joinOfficeLists } from './office-lists'

/** What was pasted, in elements that an editor of ours knows, and a sentence about each part that cannot be kept. */
interface Pasted {
  html: string
  lost: string[]
}

/** What the text holds into which it is pasted, and what else is on the clipboard. */
interface PasteOptions {
  tables?: boolean
  pictures?: boolean
  /** Addresses with the bytes of the pictures that the HTML names as files of the device, in their order. */
  ofDevice?: readonly string[]
}

/** Never seen: what programs write about a document, deleted words, comments, and what is hidden. */
const UNSEEN = [
  'head, style, script, title, meta, link, xml, template, noscript',
  'del.msoDel, [style*="mso-element:comment"], [style*="mso-hide:all"], [style*="mso-element:field"]',
  '.MsoCommentReference, [class*="msocomanchor"], [style*="display:none"], [style*="display: none"], [hidden]',
  'google-sheets-html-origin > style, .Apple-interchange-newline',
].join(', ')
/** Players of films and sounds, which no text here holds: a link takes their place. */
const PLAYERS = 'iframe, video, audio, embed, object'
/** Addresses that are of use only within the document that they come from. */
const INNER = /^(?:#|file:|about:|javascript:|cid:|x-apple|blob:)/i
/** Links that lead through a guard or a counter, and the parameter that holds where they lead. */
const DETOURS: readonly { host: RegExp; parameter: string }[] = [
  { host: /\.safelinks\.protection\.outlook\.com$/, parameter: 'url' },
  { host: /^(?:www\.)?google\.com$/, parameter: 'q' },
]
const HEADING = /^H([1-6])$/

/**
 * Makes of the HTML that a program puts on the clipboard what its author sees: headings, lists, tables, links, pictures
 * and styles of words, without fonts, colours and the marks of the program.
 */
export function cleanPaste(html: string, { tables = true, pictures = true, ofDevice = [] }: PasteOptions = {}): Pasted {
  const lost: string[] = []
  // Two breaks are how mail and older editors end a paragraph.
  const broken = html.replaceAll(/(?:<br[^<>]*>\s*){2,}/gi, '</p><p>')
  const { body } = new DOMParser().parseFromString(broken, 'text/html')
  const isOffice = /\bmso-|class="?Mso|urn:schemas-microsoft-com/i.test(html)
  for (const element of all(body, UNSEEN)) element.remove()
  // Word marks what was deleted, until somebody accepts it.
  if (isOffice) for (const deleted of all(body, 'del')) deleted.remove()
  for (const comment of commentsIn(body)) comment.remove()
  joinOfficeLists(body)
  normalSpaces(body)
  for (const element of all(body, PLAYERS)) replaceByLink(element)
  const files = all(body, 'img[src^="file:"]')
  if (files.length === ofDevice.length)
    for (const [index, image] of files.entries()) image.setAttribute('src', ofDevice[index] ?? '')
  for (const image of all(body, 'img')) cleanImage(image, lost, pictures)
  for (const link of all(body, 'a')) cleanLink(link)
  for (const title of all(body, 'p.MsoTitle')) rename(title, 'h1')
  for (const heading of all(body, 'p[role="heading"]')) rename(heading, `h${heading.getAttribute('aria-level') ?? 2}`)
  arrangeTables(body)
  for (const table of tables ? [] : (all(body, 'table') as HTMLTableElement[])) {
    lost.push('A table became lines: a rich text holds no tables.')
    for (const row of table.rows) {
      const line = body.ownerDocument.createElement('p')
      line.textContent = [...row.cells].map(({ textContent }) => textContent?.trim()).join(' | ')
      table.before(line)
    }
    table.remove()
  }
  arrangeHeadings(body)
  for (const element of all(body, 'p, div, h1, h2, h3, h4, h5, h6, li, a, span, b, strong, i, em, font').reverse())
    if (isEmpty(element)) element.remove()
  for (const line of all(body, 'br'))
    if (isAtEdge(line, 'previousSibling') || isAtEdge(line, 'nextSibling')) line.remove()
  return { html: body.innerHTML.trim(), lost }
}

function all(root: ParentNode, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)]
}

function commentsIn(root: Node): ChildNode[] {
  return [...root.childNodes].flatMap((node) => (node instanceof Comment ? [node] : commentsIn(node)))
}

/** Makes spaces that break no line plain, as word processors write many; soft hyphens and letters without width go. */
function normalSpaces(root: Node): void {
  for (const node of root.childNodes) {
    if (node instanceof Text)
      node.data = node.data.replaceAll(/[\u00a0\u2007\u202f]/g, ' ').replaceAll(/[\u00ad\u200b\ufeff]/g, '')
    else normalSpaces(node)
  }
}

function replaceByLink(element: HTMLElement): void {
  const address =
    element.getAttribute('src') ?? element.querySelector('source')?.getAttribute('src') ?? element.getAttribute('data')
  if (!address || INNER.test(address)) {
    element.remove()
    return
  }
  const link = element.ownerDocument.createElement('a')
  link.href = address
  link.textContent = element.title || address
  element.replaceWith(link)
}

/**
 * Replaces the picture of an emoji by the emoji, and removes pictures of one pixel, by which senders see who reads a mail.
 * Of any other picture, the address and the words stay.
 */
function cleanImage(image: HTMLElement, lost: string[], arePicturesHeld: boolean): void {
  const alt = image.getAttribute('alt') ?? ''
  const src = image.getAttribute('src') ?? ''
  const isLetter =
    image.hasAttribute('data-emoji') ||
    /\bemoji\b|goomoji/i.test(image.className + src) ||
    /^\p{Extended_Pictographic}/u.test(alt)
  const isCounter = image.getAttribute('width') === '1' && image.getAttribute('height') === '1'
  if (isLetter) image.replaceWith(alt)
  else if (isCounter) image.remove()
  if (isLetter || isCounter) return
  if (!arePicturesHeld) {
    lost.push('A picture was left out: it stands in a block of its own. Add a “Picture or film”.')
    image.remove()
    return
  }
  const stored = libraryPath(src)
  if (stored !== null) image.setAttribute('src', stored)
  else if (!src.startsWith('data:image/')) {
    // Never asked for from here: the host would learn who writes what.
    const place = URL.canParse(src) && new URL(src).host ? ` at ${new URL(src).host}` : alt ? ` “${alt}”` : ''
    lost.push(`The picture${place} could not be taken along. Save it on your device, and drop it here.`)
    image.remove()
    return
  }
  for (const { name } of [...image.attributes]) if (name !== 'src' && name !== 'alt') image.removeAttribute(name)
  // Programs describe a picture by the name of its file, or by what they take it for.
  if (/\.(?:png|jpe?g|gif|webp|emf|wmf)$/i.test(alt) || /^(?:image|picture|graphic|grafik\d*|\d+)$/i.test(alt))
    image.setAttribute('alt', '')
}

function cleanLink(link: HTMLElement): void {
  const href = link.getAttribute('href')?.trim() ?? ''
  if (href === '' || INNER.test(href)) {
    unwrap(link)
    return
  }
  const { host, searchParams, pathname } = URL.canParse(href)
    ? new URL(href)
    : { host: '', searchParams: null, pathname: '' }
  const detour = DETOURS.find((one) => one.host.test(host) && (one.parameter !== 'q' || pathname === '/url'))
  const target = (detour && searchParams?.get(detour.parameter)) || href
  for (const { name } of [...link.attributes]) link.removeAttribute(name)
  link.setAttribute('href', target)
  // A link is underlined anyway.
  for (const inner of all(link, 'u')) unwrap(inner)
  for (const inner of all(link, '[style]')) inner.style.removeProperty('text-decoration')
}

/**
 * The first row of a table of data is its head. A table that holds another one, or a single cell or column, only
 * arranges what is in it.
 */
function arrangeTables(body: HTMLElement): void {
  for (const table of all(body, 'table').reverse() as HTMLTableElement[]) {
    const rows = [...table.rows]
    const isLayout = table.querySelector('table') !== null || rows.every(({ cells }) => cells.length <= 1)
    if (isLayout) {
      for (const row of rows) for (const cell of [...row.cells]) table.before(rename(cell, 'div'))
      table.remove()
      continue
    }
    for (const row of rows) if ([...row.cells].every((cell) => isEmpty(cell))) row.remove()
    for (const element of all(table, 'colgroup, col, caption:empty')) element.remove()
    for (const cell of all(table, 'td, th') as HTMLTableCellElement[]) arrangeCell(cell)
    if (table.querySelector('th') === null) for (const cell of table.rows[0]?.cells ?? []) rename(cell, 'th')
  }
}

function arrangeCell(cell: HTMLTableCellElement): void {
  const paragraph = cell.querySelector<HTMLElement>('p, div')
  const align = [cell, paragraph].map((one) => one?.style.textAlign || one?.getAttribute('align')).find(Boolean)
  const spans = (['colspan', 'rowspan'] as const).map((name) => [name, cell.getAttribute(name)] as const)
  const isBold = cell.style.fontWeight
  for (const { name } of [...cell.attributes]) cell.removeAttribute(name)
  for (const [name, value] of spans) if (value !== null && value !== '1') cell.setAttribute(name, value)
  if (align && /^(?:right|center)$/.test(align)) cell.style.textAlign = align
  if (/^(?:bold|[6-9]00)$/.test(isBold) && !isEmpty(cell)) {
    const bold = cell.ownerDocument.createElement('b')
    bold.append(...cell.childNodes)
    cell.append(bold)
  }
  for (const inner of all(cell, 'div, h1, h2, h3, h4, h5, h6')) rename(inner, 'p')
}

/** Moves all headings one level down where there is one of the first level, which the page has for its title. The fourth is the lowest. */
function arrangeHeadings(body: HTMLElement): void {
  const deeper = body.querySelector('h1') === null ? 0 : 1
  for (const heading of all(body, 'h1, h2, h3, h4, h5, h6')) {
    const level = Math.min(Number(HEADING.exec(heading.tagName)?.[1]) + deeper, 4)
    const renamed = rename(heading, `h${level}`)
    // Headings are bold by themselves, and of one line.
    for (const bold of all(renamed, 'b, strong')) unwrap(bold)
    for (const inner of all(renamed, '[style]')) inner.style.removeProperty('font-weight')
    for (const line of all(renamed, 'br')) line.replaceWith(' ')
  }
}

/** Whether a break stands at the edge of a part, which begins or ends a line anyway. */
function isAtEdge(line: ChildNode, side: 'previousSibling' | 'nextSibling'): boolean {
  let beside = line[side]
  while (beside instanceof Text && beside.data.trim() === '') beside = beside[side]
  return (
    beside === null ||
    (beside instanceof Element && /^(?:P|DIV|H\d|UL|OL|LI|TABLE|BLOCKQUOTE|HR)$/.test(beside.tagName))
  )
}

function rename(element: HTMLElement, tag: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(tag)
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

function isEmpty(element: Element): boolean {
  return (
    element.textContent?.trim() === '' &&
    element.querySelector('img, hr, table, li') === null &&
    element.closest('td, th') !== element.parentElement
  )
}
