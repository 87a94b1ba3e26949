/** End tags that an HTML parser implies: before an element that cannot be a child, or at the end of the parent. */
const OPTIONAL_ENDS =
  /<\/p>(?=<(?:p|div|[uod]l|section|h[1-6]|form|table|figure|article|nav|header|footer|aside)[ >]|<\/(?:div|section|article|li|header|footer|main|aside|form|dd)>)|<\/li>(?=<li[ >]|<\/[uo]l>)|<\/d[td]>(?=<d[td][ >]|<\/d(?:l|iv)>)|<\/t[dh]>(?=<t[dh][ >]|<\/tr>)|<\/tr>(?=<tr[ >]|<\/t(?:head|body|foot)>)/g

/**
 * React's HTML with fewer bytes for the same document: empty attributes have no value (`alt` for `alt=""`; values that
 * a form sends are kept), comments between texts are removed (React needs them only for hydration, which pages here do
 * not use), and so are end tags that a parser implies, and slashes that it ignores.
 */
export function shorterHtml(html: string): string {
  return html
    .replaceAll('<!-- -->', '')
    .replace(OPTIONAL_ENDS, '')
    .replace(/(<(?:img|input|w?br)\b[^<>]*)\/>/g, '$1>')
    .replace(/(<[a-z][^<>]* class=)"([\w-]+)"(?=[ >])/g, '$1$2')
    .replace(/<[a-z][^<>]*=""[^<>]*>/g, (tag) => tag.replace(/( (?!value=)[\w-]+)=""(?=[ />])/g, '$1'))
}
