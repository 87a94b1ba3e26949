import { mkdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { dress } from './dress.mjs'
import { hairOf } from './hair.mjs'
import { HAIR, line, path, STONES } from './stones.mjs'

/*
 * Portraits of invented people as inlay work: a bust in a niche of a stone wall, cut from a few Indian stones. Nobody is
 * copied; each is drawn from a description in people.json. `node artwork/portraits/draw.mjs [folder]`
 */
const SIZE = { width: 400, height: 500 }
const SCALE = 2

const GROUNDS = {
  gold: ['#f3b33d', '#e8a013'],
  indigo: ['#45449a', '#3a3988'],
  sand: ['#d2c9b4', '#c4baa2'],
  pale: ['#f3f0e7', '#e6e0d1'],
  red: ['#b9583f', '#a84a34'],
}
const NICHES = {
  round: 'M52 500V226A148 148 0 0 1 348 226V500z',
  pointed: 'M52 500V226C52 126 134 90 200 12C266 90 348 126 348 226V500z',
  square: 'M52 500V78H348V500z',
}

/** The wall around the niche: courses of stones with joints, other for each person. */
function wall(seed, niche) {
  let state = seed
  const random = () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state / 2147483648
  }
  const tones = ['#e6e0d1', '#dcd4c1', '#f3f0e7', '#e6e0d1', '#d2c9b4']
  let stones = ''
  const courses = [0, 78, 166, 252, 338, 424, 500]
  for (let row = 0; row < courses.length - 1; row++) {
    for (let x = -random() * 120; x < SIZE.width; ) {
      const length = 90 + random() * 130
      const tone = tones[Math.floor(random() * tones.length)]
      stones += `<rect x="${x + 1.5}" y="${courses[row] + 1.5}" width="${length - 3}" height="${courses[row + 1] - courses[row] - 3}" fill="${tone}"/>`
      x += length
    }
  }
  return `<rect width="400" height="500" fill="#c4baa2"/>${stones}${path(niche, '#fbfaf6', 'stroke="#fbfaf6" stroke-width="14"')}`
}

const FACES = {
  narrow: { cheek: 61, jaw: 43, chin: 17, foot: 297 },
  wide: { cheek: 67, jaw: 51, chin: 22, foot: 295 },
}

function head({ stone, face = 'narrow', mouth, beard, glasses, bindi, tone }) {
  const [lit, shade, cut] = STONES[stone]
  const [hair, hairShade] = HAIR[tone]
  const { cheek, jaw, chin, foot } = FACES[face]
  const oval = `M200 118C${200 - cheek} 118 ${198 - cheek} 168 ${200 - cheek} 206C${201 - cheek} 238 ${198 - jaw} 262 ${200 - jaw + 6} 272C${200 - chin - 8} 290 ${200 - chin + 4} ${foot} 200 ${foot}C${200 + chin - 4} ${foot} ${200 + chin + 8} 290 ${200 + jaw - 6} 272C${202 + jaw} 262 ${199 + cheek} 238 ${200 + cheek} 206C${202 + cheek} 168 ${200 + cheek} 118 200 118z`
  // The light is from the left, the head turned a little towards it: the ridge of the nose stands left of the middle.
  const shadow = `M214 100C206 140 204 168 198 188C194 198 193 206 191 214L182 240C183 248 190 249 196 248L198 256C194 262 195 268 196 272C192 277 194 283 197 288C197 296 199 302 200 320H300V100z`
  const brows = tone === 'white' ? hairShade : tone === 'grey' ? hairShade : hair
  const smile = mouth === 'smile'
  return `
    ${path(`M${200 - cheek + 2} 196c-16 -8 -20 12 -12 28c4 10 10 12 14 8z`, lit)}
    ${path(`M${200 + cheek - 2} 196c16 -8 20 12 12 28c-4 10 -10 12 -14 8z`, shade)}
    <clipPath id="face">${path(oval, '#000')}</clipPath>
    ${path(oval, lit)}
    <g clip-path="url(#face)">
      ${path(shadow, shade)}
      ${path('M150 192C160 186 178 188 190 196L188 208C176 202 160 202 150 208z', shade, 'opacity=".55"')}
      ${path('M178 276C186 272 208 272 216 276C210 282 186 282 178 276z', cut, 'opacity=".22"')}
      ${beard === 'full' ? path(`M${196 - cheek} 214C${206 - cheek} 246 ${208 - jaw} 250 166 250C178 242 216 242 230 250C${192 + jaw} 250 ${194 + cheek} 246 ${204 + cheek} 214V330H${196 - cheek}z`, hair) + path(`M214 330V246C222 246 226 247 230 250C${192 + jaw} 250 ${194 + cheek} 246 ${204 + cheek} 214V330z`, hairShade) : ''}
      ${beard === 'stubble' ? path(`M${196 - cheek} 224C${206 - cheek} 250 ${208 - jaw} 254 166 254C180 246 216 246 230 254C${192 + jaw} 254 ${194 + cheek} 250 ${204 + cheek} 224V330H${196 - cheek}z`, cut, 'opacity=".38"') : ''}
      ${beard === 'goatee' ? path('M172 250C182 244 214 244 224 250C228 266 226 284 216 304H182C172 284 168 266 172 250z', hair) : ''}
    </g>
    ${line('M147 187C158 178 174 179 186 186', brows, 6.5)}
    ${line('M212 186C224 179 238 178 248 186', brows, 6.5)}
    ${line('M154 207C162 200.500 176 200.500 184 208', cut, 5)}
    ${line('M215 208C223 200.500 236 200.500 244 207', cut, 5)}
    ${path('M163.500 203.500A5.800 5.800 0 1 0 174.500 203.500z', cut)}
    ${path('M224.500 203.500A5.800 5.800 0 1 0 235.500 203.500z', cut)}
    ${line('M182 240C183 248 190 249 197 248', cut, 3)}
    ${beard === 'moustache' || beard === 'full' || beard === 'goatee' ? path('M164 262C172 250 188 248 198 253C208 248 224 250 232 262C220 260 208 261 198 262C188 261 176 260 164 262z', hair) : ''}
    ${line(smile ? 'M174 261C184 269 212 269 224 260' : 'M177 264C188 266 208 266 219 263', cut, smile ? 4 : 4)}
    ${beard ? '' : path(smile ? 'M186 269C194 274 206 274 212 268C206 271 194 271 186 269z' : 'M186 269C192 273 206 273 211 268C204 270 192 270 186 269z', cut, 'opacity=".55"')}
    ${bindi ? '<circle cx="199" cy="176" r="5" fill="#96332a"/>' : ''}
    ${glasses ? spectacles(glasses, cheek) : ''}`
}

function spectacles(kind, cheek) {
  const frame = '#1b1a2e'
  const lens =
    kind === 'round'
      ? '<circle cx="168" cy="206" r="24"/><circle cx="231" cy="206" r="24"/>'
      : '<path d="M142 190H192L189 222H148z"/><path d="M208 190H257L252 222H211z"/>'
  return `<g fill="#fbfaf6" fill-opacity=".16" stroke="${frame}" stroke-width="4">${lens}</g>
    ${line('M192 202C197 197 203 197 208 202', frame, 4)}
    ${line(`M${kind === 'round' ? 144 : 143} 202L${202 - cheek} 198`, frame, 4)}${line(`M${kind === 'round' ? 255 : 256} 202L${198 + cheek} 198`, frame, 4)}`
}

function earrings({ ears, face = 'narrow', hair }) {
  if (!ears || hair === 'scarf' || hair === 'waves' || hair === 'bob') return ''
  const { cheek } = FACES[face]
  return [195 - cheek, 205 + cheek]
    .map((x) =>
      ears === 'pearl'
        ? `<circle cx="${x}" cy="240" r="6" fill="#fbfaf6"/>`
        : ears === 'ring'
          ? `<circle cx="${x}" cy="246" r="9" fill="none" stroke="#e8a013" stroke-width="4"/>`
          : path(`M${x} 236l-10 16h20zM${x - 10} 254h20l-3 6h-14z`, '#e8a013'),
    )
    .join('')
}

function portrait(name, description) {
  const niche = NICHES[description.niche]
  const [ground, groundShade] = GROUNDS[description.ground]
  const [behind, before] = hairOf(description)
  const seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2147483648, 7)
  const bust = `${behind}${dress(description)}${head(description)}${before}${earrings(description)}`
  const facing = description.facing === 'right' ? 'translate(400 0) scale(-1 1)' : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="${SIZE.width * SCALE}" height="${SIZE.height * SCALE}">
    ${wall(seed, niche)}
    <clipPath id="niche">${path(niche, '#000')}</clipPath>
    ${path(niche, ground)}
    <g clip-path="url(#niche)" transform="${facing}">
      ${path('M214 0H400V500H214z', groundShade)}
    </g>
    <clipPath id="bust"><path d="M52 0H348V500H52z"/></clipPath>
    <g transform="${facing}"><g clip-path="url(#bust)"><g transform="translate(200 518) scale(1.18) translate(-200 -496)">${bust}</g></g></g>
  </svg>`
}

const people = JSON.parse(readFileSync(new URL('people.json', import.meta.url), 'utf8'))
const folder = process.argv[2] ?? new URL('../../content/seed/media/people', import.meta.url).pathname
mkdirSync(folder, { recursive: true })
for (const [name, description] of Object.entries(people)) {
  await sharp(Buffer.from(portrait(name, description)))
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toFile(`${folder}/${name}.jpg`)
}
