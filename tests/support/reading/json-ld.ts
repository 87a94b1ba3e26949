/** Values that stand for a term of schema.org and are not shown to anybody. */
const TERMS = new Set([
  '@context',
  '@id',
  '@type',
  'addressCountry',
  'availability',
  'businessFunction',
  'directApply',
  'employmentType',
  'encodingFormat',
  'inLanguage',
  'position',
  'query-input',
])

/** An item of a page's structured data. */
export type StatedThing = Readonly<Record<string, unknown>> & { '@type': string }

/** A page's structured data. */
export function readJsonLd(html: string): StatedThing[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  return scripts.flatMap(([, text = '']) => (JSON.parse(text) as { '@graph': StatedThing[] })['@graph'])
}

/** Each value of a page's structured data that the page does not show: `Report.headline: …`. */
export function valuesNotShown(html: string): string[] {
  const shown = shownIn(html)
  return readJsonLd(html).flatMap((thing) => notShown(thing, thing['@type'], shown))
}

interface Shown {
  html: string
  /** All words without spaces, because line breaks and elements may separate any two of them. */
  words: string
}

function shownIn(html: string): Shown {
  const plain = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
  const attributes = [...plain.matchAll(/ (?:alt|content|aria-label|value)="([^"]*)"/g)].map(([, value = '']) => value)
  return { html: plain, words: bare([plain.replace(/<[^>]*>/g, ''), ...attributes].join('\n')) }
}

function notShown(value: unknown, name: string, shown: Shown): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => notShown(one, name, shown))
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .filter(([key]) => !TERMS.has(key))
      .flatMap(([key, inner]) => notShown(inner, `${name}.${key}`, shown))
  }
  return isShown(value, name, shown) ? [] : [`${name}: ${String(value)}`]
}

function isShown(value: unknown, name: string, { html, words }: Shown): boolean {
  const key = name.slice(name.lastIndexOf('.') + 1)
  const says = (text: string) => words.includes(bare(text))
  if (key === 'priceCurrency') return words.includes('₹')
  if (key === 'target') return isForm(String(value), html)
  if (name.endsWith('hasPart.url')) return isMoment(String(value), html)
  if (key === 'duration') return durationsOf(String(value)).some(says)
  if (key === 'startOffset') return says(clockOf(Number(value)))
  if (key === 'description' && /^<p>/.test(String(value))) return paragraphsOf(String(value)).every(says)
  if (typeof value === 'number') return amountsOf(value).some(says)
  const text = String(value)
  if (/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|\+05:30))?$/.test(text)) return html.includes(`"${text}"`) || says(dayOf(text))
  if (/^https?:\/\//.test(text)) return isLinked(text, html)
  return text !== '' && says(text)
}

/** Our own address may be linked by its path only, and a picture may be shown in other widths. */
function isLinked(address: string, html: string): boolean {
  const { pathname, search } = new URL(address)
  const file = pathname.replace(/^\/(?:media|pictures\/\d+)\//, '')
  const path = file === pathname ? pathname + search : file
  return html.includes(path.replaceAll('&', '&amp;')) || html.includes(address)
}

/** Whether the page has the moment of a film that an address names. */
function isMoment(address: string, html: string): boolean {
  const { hash, searchParams } = new URL(address)
  return hash === `#t-${searchParams.get('t')}` && new RegExp(`id="?${hash.slice(1)}"?[ >]`).test(html)
}

/** Whether a form of the page leads to the address, with a field of that name. */
function isForm(template: string, html: string): boolean {
  const { pathname, searchParams } = new URL(template)
  return (
    html.includes(`action="${pathname}"`) && [...searchParams.keys()].every((name) => html.includes(`name="${name}"`))
  )
}

function amountsOf(value: number): string[] {
  const exact = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 })
  const words = [`${exact.format(value / 100_000)} lakh`, `${exact.format(value / 10_000_000)} crore`]
  // A range names its unit once: `₹1.17–2.345 crore`.
  return [String(value), exact.format(value), ...words.flatMap((amount) => [`₹${amount}`, `–${amount}`])]
}

function durationsOf(iso: string): string[] {
  const minutes = Number(/^PT(\d+)M$/.exec(iso)?.[1])
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [`${minutes} minute`, `${hours} hour ${rest} minute`, `${hours} hours ${rest} minute`]
}

function clockOf(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.round(seconds % 60)]
  return `${minutes}:${String(rest).padStart(2, '0')}`
}

function dayOf(date: string): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Kolkata' } as const
  return new Intl.DateTimeFormat('en-GB', day).format(new Date(date.length > 10 ? date : `${date}T00:00:00+05:30`))
}

function paragraphsOf(html: string): string[] {
  return html.split(/<\/?p>/).filter(Boolean)
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  apos: "'",
}

function bare(text: string): string {
  return text
    .replace(/&(amp|lt|gt|quot|#x27|#39|apos);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/[\s\u00ad\u200b\u2060]+/g, '')
}
