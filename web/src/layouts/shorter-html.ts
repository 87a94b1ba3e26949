/** End tags that an HTML parser implies: before an element that cannot be a child, or at the end of the parent. */
const OPTIONAL_ENDS =
  /<\/p>(?=<(?:p|div|[uod]l|section|h[1-6]|form|table|figure|article|nav|header|footer|aside)[ >]|<\/(?:div|section|article|li|header|footer|main|aside|form|dd)>)|<\/li>(?=<li[ >]|<\/[uo]l>)|<\/d[td]>(?=<d[td][ >]|<\/d(?:l|iv)>)|<\/t[dh]>(?=<t[dh][ >]|<\/tr>)|<\/tr>(?=<tr[ >]|<\/t(?:head|body|foot)>)/g

/** Shapes of a drawing, which have no children. */
const CHILDLESS = /(<(path|rect|circle|line|use|polyline|polygon|ellipse|stop)(?: [^<>]*)?)><\/\2>/g
/**
 * Attributes whose values are written without quotes, where HTML allows it. Words and addresses keep theirs. So do
 * the words of the service worker, which it finds in the HTML (features/offline/kept-page.ts).
 */
const UNQUOTED =
  / (?:class|for|rel|target|scope|d|x|y|width|height|c[xy]|rx?|d[xy]|transform|points|fill(?:-[a-z]+)?|stroke(?:-[a-z]+)?|font-(?:size|weight)|text-anchor|tabindex|loading|decoding|autocomplete|inputmode|maxlength|colspan|aria-(?:hidden|expanded|controls|describedby|labelledby)|data-(?!said-)[\w-]+)="[^"\s'=<>`]+"(?=[ />])/g

/**
 * React's HTML with fewer bytes for the same document: empty attributes have no value (`alt` for `alt=""`; values that
 * a form sends are kept), comments between texts are removed (React needs them only for hydration, which pages here do
 * not use), and so are end tags that a parser implies, slashes that it ignores, and quotes that it does not need. Shapes
 * of a drawing close themselves.
 */
export function shorterHtml(html: string): string {
  return html
    .replaceAll('<!-- -->', '')
    .replace(OPTIONAL_ENDS, '')
    .replace(/(<(?:img|input|w?br)\b[^<>]*)\/>/g, '$1>')
    .replace(CHILDLESS, '$1/>')
    .replace(/<[a-z][^<>]*>/g, (tag) => tag.replace(UNQUOTED, unquoted))
    .replace(/<[a-z][^<>]*=""[^<>]*>/g, (tag) => tag.replace(/( (?!value=)[\w-]+)=""(?=[ />])/g, '$1'))
}

/** A slash after a value without quotes would belong to the value. */
function unquoted(attribute: string, at: number, tag: string): string {
  const plain = attribute.replaceAll('"', '')
  return tag[at + attribute.length] === '/' ? `${plain} ` : plain
}
