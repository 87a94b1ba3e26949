// Draws the icons of an installed site from the group's mark: node artwork/icons/make.mjs
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const OUT = join(import.meta.dirname, '../../web/public/icons')
const STONE = '#f3f0e7'
const INDIGO = '#1b1a4b'
const MARIGOLD = '#e8a013'

/** The mark on a ground, `share` of its width. A maskable icon keeps to the middle 80 %, whatever its frame cuts off. */
function draw(size, share, ground, stones) {
  const scale = (size * share) / 48
  const offset = (size * (1 - share)) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <path fill="${ground}" d="M0 0h${size}v${size}H0z"/>
    <g transform="translate(${offset} ${offset}) scale(${scale})">
      <path fill="${stones}" d="M0 0h14v10H0zM16 0h32v10H16zM0 12h30v14H0zM0 28h20v20H0zM22 28h26v20H22z"/>
      <path fill="${MARIGOLD}" d="M32 12h16v14H32z"/>
    </g>
  </svg>`
}

const icons = {
  '192.png': draw(192, 0.6, STONE, INDIGO),
  '512.png': draw(512, 0.6, STONE, INDIGO),
  'maskable-512.png': draw(512, 0.5, INDIGO, STONE),
}

await mkdir(OUT, { recursive: true })
for (const [name, svg] of Object.entries(icons)) {
  await sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toFile(join(OUT, name))
}
