import { Parser } from 'htmlparser2'

/** An SVG without anything that runs or loads, and its size. */
export interface CleanSvg {
  text: string
  /** In pixels; `null` when the drawing does not say. */
  width: number | null
  height: number | null
}

/** Bytes of an SVG. A logo or a drawing has a few kilobytes; reading a larger one would delay every other request. */
export const MOST_SVG_BYTES = 1024 * 1024
/** Elements inside each other; drawings have a dozen. */
const DEEPEST = 200

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'

/** Elements that draw. Everything else is left out with its content: script, HTML, links, animation. */
const DRAWING = new Set(
  [
    'svg g defs symbol use title desc metadata style switch marker pattern mask clipPath',
    'path rect circle ellipse line polyline polygon image text tspan textPath',
    'linearGradient radialGradient stop filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix',
    'feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR',
    'feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile',
    'feTurbulence',
  ].flatMap((names) => names.split(' ')),
)
const ATTRIBUTE = /^(?:[a-z][\w.-]*|xml:space|xlink:href)$/i
/** A part of the drawing itself, or a picture inside it. */
const OWN_REFERENCE = /^\s*(?:#|data:image\/(?:png|jpeg|webp|gif);base64,)/i

/**
 * Writes an SVG again, from the elements and attributes that draw.
 *
 * @returns `null` when the text is no SVG.
 * @throws {SvgFault} for one that is not taken.
 */
export function cleanSvg(text: string): CleanSvg | null {
  let first: { name: string; attributes: Record<string, string> } | null = null
  let written = ''
  let depth = 0
  /** Depth of the element that is left out with its content; 0 for none. */
  let leftOut = 0
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        depth += 1
        // The parser takes quadratic time for elements inside each other.
        if (depth > DEEPEST) throw new SvgFault(`has more than ${DEEPEST} elements inside each other`, 'Simplify it')
        first ??= { name, attributes }
        if (leftOut > 0) return
        if (!DRAWING.has(name)) leftOut = depth
        else written += `<${name}${depth === 1 ? ` xmlns="${SVG}"` : ''}${attributesOf(attributes)}>`
      },
      onclosetag: (name) => {
        if (leftOut === 0) written += `</${name}>`
        else if (leftOut === depth) leftOut = 0
        depth -= 1
      },
      ontext: (words) => {
        if (leftOut === 0 && depth > 0) written += escaped(words)
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(text)
  const root = first as { name: string; attributes: Record<string, string> } | null
  if (root?.name !== 'svg') return null
  // A reader of the drawing would put entities into each other, millions of times.
  if (/<!(?:doctype|entity)/i.test(text)) throw new SvgFault('has a <!DOCTYPE> or an <!ENTITY>', 'Remove it')
  return { text: written, ...sizeOf(root.attributes) }
}

/** Why an SVG is not taken, and what helps. */
export class SvgFault extends Error {
  override readonly name = 'SvgFault'
  constructor(
    readonly reason: string,
    readonly mend: string,
  ) {
    super(`${reason}. ${mend}.`)
  }
}

function attributesOf(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => {
      if (name === 'xmlns:xlink') return ` ${name}="${XLINK}"`
      if (name === 'xmlns' || !ATTRIBUTE.test(name) || /^on/i.test(name)) return ''
      if (/^(?:xlink:)?href$|^src$/i.test(name) && !OWN_REFERENCE.test(value)) return ''
      return ` ${name}="${escaped(value)}"`
    })
    .join('')
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
}

/** The size that is stated in pixels, else that of the view box. */
function sizeOf({ width, height, viewBox = '' }: Record<string, string>): Pick<CleanSvg, 'width' | 'height'> {
  const [, , boxWidth, boxHeight] = viewBox.trim().split(/[\s,]+/)
  return { width: pixels(width) ?? pixels(boxWidth), height: pixels(height) ?? pixels(boxHeight) }
}

function pixels(length: string | undefined): number | null {
  const number = Number(length?.trim().replace(/px$/, '') || Number.NaN)
  return number > 0 && number < 1e6 ? Math.round(number) : null
}
