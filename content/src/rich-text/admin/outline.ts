/** Elements that a reader sees. Others, such as `<span>`, only hold these. */
const SEEN = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code hr br a img strong em s sub sup table caption tr th td figure figcaption dl dt dd iframe video audio details summary'.split(
    ' ',
  ),
)
const INLINE = new Set(['code', 'a', 'img', 'strong', 'em', 's', 'sub', 'sup'])
const SAME: Readonly<Record<string, string>> = { b: 'strong', i: 'em', del: 's', strike: 's' }
/** Attributes that change what is seen or where it leads. */
const ATTRIBUTES = ['href', 'src', 'alt', 'colspan', 'rowspan', 'start', 'id']

/** What a reader would see of HTML, as text: two texts of one outline are the same on a page. */
export function outlineOf(html: string): string {
  // Blanks at the edges of a part are not seen.
  return outline(new DOMParser().parseFromString(html, 'text/html').body)
    .split('\n')
    .map((line) => line.trim())
    .join('')
}

function outline(parent: Element): string {
  return [...parent.childNodes]
    .map((node) => {
      if (node instanceof Element) return elementOutline(node)
      return node instanceof Text ? node.data.replaceAll('<', '&lt;').replace(/\s+/g, ' ') : ''
    })
    .join('')
}

function elementOutline(element: Element): string {
  const own = element.tagName.toLowerCase()
  const tag = SAME[own] ?? own
  // A block of code ends with a break.
  const inner = element.parentElement?.tagName === 'PRE' ? outline(element).trimEnd() : outline(element)
  if (!SEEN.has(tag) || isOnlyParagraph(element) || (tag === 'p' && inner.trim() === '')) return inner
  const values = ATTRIBUTES.flatMap((name) => {
    const value = element.getAttribute(name)
    // Cells over one column, and lists from one, are as without the attribute.
    return value === null || value === '1' || value === '' ? [] : [`${name}=${value}`]
  })
  // The alignment of a head follows from its column.
  const align =
    tag === 'td' && element instanceof HTMLElement ? element.style.textAlign || element.getAttribute('align') : ''
  const edge = INLINE.has(tag) ? '' : '\n'
  const head = [tag, ...values, ...(align ? [`align=${align}`] : [])].join(' ')
  return `${edge}<${head}>${edge}${inner}${edge}</${tag}>${edge}`
}

/** The first paragraph of an item or a cell looks as words without a paragraph. */
function isOnlyParagraph(element: Element): boolean {
  return (
    element.tagName === 'P' &&
    /^(?:LI|TD|TH)$/.test(element.parentElement?.tagName ?? '') &&
    element.parentElement?.firstElementChild === element &&
    [...(element.parentElement?.children ?? [])].filter(({ tagName }) => tagName === 'P').length === 1
  )
}
