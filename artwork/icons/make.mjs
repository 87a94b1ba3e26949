// Draws the icons of brand/icons from the marks and colours of the brand: node artwork/icons/make.mjs
// brand/mark.svg for light grounds, brand/mark-on-deep.svg for the deep one, brand/icons/icon.svg for 32 pixels and less.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const BRAND = join(import.meta.dirname, '../../brand')
const read = (name) => readFile(join(BRAND, name), 'utf8')

const [mark, markOnDeep, small, sheet] = await Promise.all(
  ['mark.svg', 'mark-on-deep.svg', 'icons/icon.svg', 'colours.css'].map(read),
)
const light = colour('--neutral-100')

/** The mark on a ground, `share` of its width. A maskable icon keeps to the middle 80 %, whatever its frame cuts off. */
const icons = {
  '192.png': draw(mark, { size: 192, share: 0.6, ground: light }),
  '512.png': draw(mark, { size: 512, share: 0.6, ground: light }),
  'apple-icon.png': draw(mark, { size: 180, share: 0.6, ground: light }),
  'maskable-512.png': draw(markOnDeep, { size: 512, share: 0.5, ground: colour('--brand-900') }),
  'admin.png': draw(small, { size: 64, share: 1, ground: 'none' }),
}

for (const [name, svg] of Object.entries(icons)) await writeFile(join(BRAND, 'icons', name), await png(svg))
const favicons = [32, 16].map((size) => ({ size, svg: draw(small, { size, share: 1, ground: light }) }))
await writeFile(
  join(BRAND, 'icons/favicon.ico'),
  ico(await Promise.all(favicons.map(async ({ size, svg }) => ({ size, bytes: await png(svg) })))),
)

function draw(svg, { size, share, ground }) {
  const offset = (size * (1 - share)) / 2
  const place = `x="${offset}" y="${offset}" width="${size * share}" height="${size * share}"`
  // As a picture in the picture; what it says of its own size no longer holds.
  const inner = svg.replace(/<svg\b([^>]*)>/, (_, attributes) => {
    return `<svg ${place}${attributes.replace(/\s(?:x|y|width|height)="[^"]*"/g, '')}>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <path fill="${ground}" d="M0 0h${size}v${size}H0z"/>${inner}
  </svg>`
}

function png(svg) {
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer()
}

/** The file format of favicons: a head, an entry of 16 bytes a picture, the pictures. */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { size, bytes }] of pictures.entries()) {
    const entry = 6 + 16 * index
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(bytes.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += bytes.length
  }
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)])
}

function colour(token) {
  const [, value] = new RegExp(`${token}:\\s*(#[\\da-f]+);`, 'i').exec(sheet) ?? []
  if (!value) throw new Error(`brand/colours.css gives ${token} no hexadecimal value`)
  return value
}
