/** What only script, another kind of document or nobody needs: all of it is so by default on a page. */
const NEEDLESS =
  / (?:class="zr\d+-cls-\d+"|(?:ecmeta_\w+|pointer-events|xml:space|xmlns(?::xlink)?|version|baseProfile)="[^"]*"|(?:fill|stroke)-opacity="1"|stroke-linecap="butt"|[xy]="0")/g
/** A shape without parts, or a text. */
const SHAPE = /<(path|rect|circle|text)((?: [\w-]+="[^"]*")*)(?:\/>|>([^<]*)<\/text>)/y
/** Where a shape stands; the rest is how it looks. */
const PLACE = /^ (?:d|transform|x|y|width|height|cx|cy|r)=/

/** A mark of a line: a circle of radius 1, drawn larger at its place. */
const CIRCLE =
  /<path d="M1 0A1 1 0 1 1 1 -0\.\d+A1 1 0 0 1 1 0" transform="matrix\(([\d.]+),0,0,\1,([-\d.]+),([-\d.]+)\)"/g

/** A line of the grid: from one place to another on the same level. */
const LEVEL = /M([-\d.]+) ([-\d.]+)L([-\d.]+) \2(?=["M])/g

interface Shape {
  look: string
  /** Written without its look. */
  text: string
  whole: string
}

/**
 * The chart library's drawing in half as many letters: what shapes in a row have in common is said once, by the group
 * that they are put in. Places are told to a tenth of a unit; that texts stand with their middle at their place is said
 * by the style sheet.
 */
export function compactSvg(svg: string): string {
  const plain = svg
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(NEEDLESS, '')
    .replace(/style="font-size:(\d+)px;font-family:inherit;"/g, 'font-size="$1"')
    .replace(/ dominant-baseline="central"/g, '')
    .replace(/><\/(?:path|rect|circle)>/g, '/>')
    .replace(/\n/g, '')
    .replace(/(\.\d)\d+(?=[,)\s])/g, '$1')
    .replace(LEVEL, 'M$1 $2H$3')
    .replace(CIRCLE, '<circle cx="$2" cy="$3" r="$1"')
  let compact = ''
  let run: Shape[] = []
  const end = () => {
    compact += written(run)
    run = []
  }
  for (let at = 0; at < plain.length; ) {
    SHAPE.lastIndex = at
    const found = SHAPE.exec(plain)
    if (!found) {
      end()
      const next = plain.indexOf('<', at + 1)
      compact += plain.slice(at, next < 0 ? plain.length : next)
      at = next < 0 ? plain.length : next
      continue
    }
    const shape = shapeOf(found)
    if (run.length > 0 && run[0]?.look !== shape.look) end()
    run.push(shape)
    at += found[0].length
  }
  end()
  return compact
}

function shapeOf([whole, tag = '', attributes = '', words]: RegExpExecArray): Shape {
  const all = attributes.match(/ [\w-]+="[^"]*"/g) ?? []
  const place = all.filter((attribute) => PLACE.test(attribute)).join('')
  const look = all.filter((attribute) => !PLACE.test(attribute)).join('')
  return { look, text: `<${tag}${place}${words === undefined ? '/>' : `>${words}</${tag}>`}`, whole }
}

function written(run: readonly Shape[]): string {
  const [first] = run
  if (!first) return ''
  if (run.length === 1 || first.look === '') return run.map(({ whole }) => whole).join('')
  return `<g${first.look}>${run.map(({ text }) => text).join('')}</g>`
}
