import svgpath from 'svgpath'

/** Attributes that only script or other kinds of document need; on a page they are the default. */
const NEEDLESS_ATTRIBUTES =
  / (?:class="zr\d+-cls-\d+"|(?:ecmeta_\w+|pointer-events|xml:space|xmlns(?::xlink)?|version|baseProfile)="[^"]*"|(?:fill|stroke)-opacity="1"|stroke-linecap="butt"|[xy]="0")/g
/** The background, which the library draws also when it has no colour. */
const INVISIBLE = /<rect width="\d+" height="\d+" fill="none"\/>/g

/** A shape without children, or a text. */
const SHAPE = /<(path|rect|circle|text)((?: [\w-]+="[^"]*")*)(?:\/>|>([^<]*)<\/text>)/y
/** Attributes of position and form; all others are style. */
const PLACE = /^ (?:d|transform|x|y|width|height|cx|cy|r)=/
/** A path whose only attribute of position is its outline. */
const OUTLINE = /^<path d="([^"]*)"\/>$/
/** Where shapes that lie over each other are seen through each other, each must be drawn alone. */
const SEEN_THROUGH = /opacity=|fill="url\(/

/** A mark of a line chart: a circle of radius 1, scaled up at its position. */
const CIRCLE =
  /<path d="M1 0A1 1 0 1 1 1 -0\.\d+A1 1 0 0 1 1 0" transform="matrix\(([\d.]+),0,0,\1,([-\d.]+),([-\d.]+)\)"/g

/** Any other mark: its outline, scaled and moved to its position. */
const MARK = /<path d="([^"]*)" transform="matrix\(([-\d., ]+)\)"/g
const PATH = / d="([^"]*)"/g
const MOVED_TEXT = /<text(?: y="([-\d.]+)")? transform="translate\(([-\d.]+) ([-\d.]+)\)"/g

interface Shape {
  look: string
  /** The shape without its style attributes. */
  text: string
  whole: string
}

/**
 * Halves the size of the chart library's drawing: neighbouring shapes of one style become one path, or a group that
 * writes their style once. Coordinates are rounded to a tenth of a unit, and those of paths are relative; the style
 * sheet centres texts on their position.
 */
export function compactSvg(svg: string): string {
  const plain = svg
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(NEEDLESS_ATTRIBUTES, '')
    .replace(/style="font-size:(\d+)px;font-family:inherit;"/g, 'font-size="$1"')
    .replace(/ dominant-baseline="central"/g, '')
    .replace(/><\/(?:path|rect|circle)>/g, '/>')
    .replace(/\n/g, '')
    .replace(INVISIBLE, '')
    .replace(CIRCLE, '<circle cx="$2" cy="$3" r="$1"')
    .replace(MARK, (_mark, path: string, matrix: string) => {
      return `<path d="${svgpath(path).matrix(matrix.split(',').map(Number))}"`
    })
    .replace(PATH, (_attribute, path: string) => ` d="${shortPath(path)}"`)
    .replace(
      MOVED_TEXT,
      (_text, above = '0', x: string, y: string) => `<text x="${x}" y="${Number(y) + Number(above)}"`,
    )
    .replace(/(\.\d)\d+(?=[,)\s"])/g, '$1')
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

/** Each step from the position before it; a level or upright one with its length alone. */
function shortPath(path: string): string {
  return svgpath(path)
    .round(1)
    .rel()
    .round(1)
    .iterate(([command, right, down]) => {
      if (command === 'l' && down === 0) return [['h', right]]
      if (command === 'l' && right === 0) return [['v', down]]
      return undefined
    })
    .toString()
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
  if (run.length === 1) return first.whole
  const outlines = run.map(({ text }) => OUTLINE.exec(text)?.[1])
  if (!SEEN_THROUGH.test(first.look) && outlines.every((outline) => outline !== undefined)) {
    return `<path d="${outlines.join('')}"${first.look}/>`
  }
  if (first.look === '') return run.map(({ whole }) => whole).join('')
  return `<g${first.look}>${run.map(({ text }) => text).join('')}</g>`
}
