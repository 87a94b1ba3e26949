/** A paragraph that a program shows as the item of a list. */
interface OfficeItem {
  level: number
  marker: string
  element: HTMLElement
}

/** A number or a letter before an item; anything else is a bullet. */
const ORDERED = /^\(?(?:\d+|[ivxlc]+|[a-z])[.)]/i
/** A bullet or a number, then blanks: how a list looks when its program says nothing else of it. */
const DRAWN = /^\s*([·•§▪◦●○o–-]|\(?(?:\d{1,3}|[a-z])[.)])(?:\u00a0|\s){2,}/i

/**
 * Word and Outlook write the items of a list as paragraphs with a drawn bullet, and Word on the web as one list an item:
 * from now on they are lists.
 */
export function joinOfficeLists(body: HTMLElement): void {
  for (const marker of body.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6'))
    for (const drawn of markersOf(marker)) drawn.remove()
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) wrapper.replaceWith(...wrapper.childNodes)
  for (const list of body.querySelectorAll<HTMLElement>('ul, ol'))
    if (list.querySelector(':scope > li[data-aria-level]')) list.replaceWith(...list.childNodes)
  let run: OfficeItem[] = []
  for (const element of body.querySelectorAll<HTMLElement>(
    'p, div, li[data-aria-level], h1, h2, h3, h4, h5, h6, table, ul, ol',
  )) {
    const item = itemOf(element)
    const follows = run.at(-1)?.element.nextElementSibling === element
    if (item && (follows || run.length === 0)) run.push(item)
    else if (item) {
      buildList(run)
      run = [item]
    } else if (follows && isContinued(element)) continueItem(run, element)
    else if (follows) {
      buildList(run)
      run = []
    }
  }
  buildList(run)
}

/** @returns the item that an element is, without its drawn bullet; `null` for any other element. */
function itemOf(element: HTMLElement): OfficeItem | null {
  const web = element.dataset.ariaLevel
  if (web !== undefined) {
    const isBullet =
      element.dataset.listid === undefined
        ? /^[^\w]/.test(element.dataset.leveltext ?? '•')
        : !element.dataset.leveltext?.includes('%')
    return { level: Number(web) || 1, marker: isBullet ? '•' : `${element.dataset.ariaPosinset ?? 1}.`, element }
  }
  if (!/^(?:P|DIV)$/.test(element.tagName)) return null
  const style = element.getAttribute('style') ?? ''
  const level = /mso-list:\s*l\d+\s+level(\d)/i.exec(style)?.[1]
  if (level === undefined && !element.className.includes('MsoListParagraph')) return null
  const markers = markersOf(element)
  const marker =
    markers
      .map(({ textContent }) => textContent)
      .join('')
      .trim() ||
    (DRAWN.exec(element.textContent ?? '')?.[1] ?? '')
  if (marker === '' && level === undefined) return null
  if (markers.length > 0) for (const drawn of markers) drawn.remove()
  else dropDrawn(element)
  return { level: Number(level ?? levelByIndent(element)), marker, element }
}

function markersOf(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')]
}

/** Removes a bullet that is a part of the words. */
function dropDrawn(element: HTMLElement): void {
  let lettersLeft = DRAWN.exec(element.textContent ?? '')?.[0].length ?? 0
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (lettersLeft > 0 && texts.nextNode()) {
    const text = texts.currentNode as Text
    const taken = Math.min(lettersLeft, text.data.length)
    text.deleteData(0, taken)
    lettersLeft -= taken
  }
}

/** The level of an item by its indent, of half an inch for each. */
function levelByIndent(element: HTMLElement): number {
  const [, size = '', unit] = /^([\d.]+)(in|pt|cm|px)/.exec(element.style.marginLeft) ?? []
  const inches = Number(size) / { in: 1, pt: 72, cm: 2.54, px: 96 }[(unit ?? 'in') as 'in']
  return Math.max(1, Math.round(inches * 2) || 1)
}

/** A paragraph of a list without a bullet belongs to the item before it. */
function isContinued(element: HTMLElement): boolean {
  return element.className.includes('MsoListParagraph') && element.textContent?.trim() !== ''
}

function continueItem(run: readonly OfficeItem[], element: HTMLElement): void {
  const last = run.at(-1)?.element
  if (!last) return
  last.append(last.ownerDocument.createElement('br'), ...element.childNodes)
  element.remove()
}

/** Makes lists of a run of items, one within another by their levels, in place of their paragraphs. */
function buildList(run: readonly OfficeItem[]): void {
  const open: { level: number; list: HTMLElement }[] = []
  const [first] = run
  if (!first) return
  const { ownerDocument } = first.element
  for (const { level, marker, element } of run) {
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop()
    const tag = ORDERED.test(marker) ? 'OL' : 'UL'
    let top = open.at(-1)
    if (!top || top.level < level || (top.list.tagName !== tag && open.length === 1)) {
      const list = ownerDocument.createElement(tag)
      const start = Number.parseInt(marker.replace('(', ''), 10)
      if (tag === 'OL' && start > 1) list.setAttribute('start', String(start))
      const holder = top && top.level < level ? top.list.lastElementChild : null
      if (holder) holder.append(list)
      else element.before(list)
      if (!holder) open.pop()
      top = { level, list }
      open.push(top)
    }
    const item = ownerDocument.createElement('li')
    item.append(...element.childNodes)
    top.list.append(item)
    element.remove()
  }
}
