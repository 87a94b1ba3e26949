import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { blockOtherFormats } from './decode-pictures'
import { findKind } from './file-kind'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ashlar-pictures-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Red on the left, blue on the right; 40 by 20 pixels. */
const halves = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#d00' } }).composite([
    { input: { create: { width: 20, height: 20, channels: 3, background: '#00d' } }, left: 20, top: 0 },
  ])
/** What a telephone writes: where it was, and which model. */
const EXIF = {
  IFD0: { Make: 'Example', Model: 'Telephone 1' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '73/1 51/1 0/1' },
}

async function stored(picture: Sharp | Buffer): Promise<Buffer | null> {
  // What is read of a path is kept for a while.
  const path = join(folder, randomUUID())
  writeFileSync(path, Buffer.isBuffer(picture) ? picture : await picture.toBuffer())
  const found = await findKind(path, folder)
  if (found.kind === null) throw new Error(JSON.stringify(found))
  return found.rewritten === null ? null : readFileSync(found.rewritten)
}

it('keeps a picture that is in order as it is', async () => {
  expect(await stored(halves().jpeg())).toBeNull()
  expect(await stored(halves().png())).toBeNull()
})

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'turns a picture that lies by EXIF %i, and frees it of its place',
  async (orientation) => {
    const lying = halves().withExif(EXIF).withMetadata({ orientation }).jpeg()
    const bytes = await stored(lying)
    const facts = await sharp(bytes ?? undefined).metadata()
    expect([facts.orientation, facts.exif]).toEqual([undefined, undefined])
    expect([facts.width, facts.height]).toEqual(orientation < 5 ? [40, 20] : [20, 40])
    const seen = await sharp(await lying.toBuffer())
      .autoOrient()
      .resize(4, 4, { fit: 'fill' })
      .raw()
      .toBuffer()
    const ours = await sharp(bytes ?? undefined)
      .resize(4, 4, { fit: 'fill' })
      .raw()
      .toBuffer()
    expect(Math.max(...seen.map((value, at) => Math.abs(value - (ours[at] ?? 0))))).toBeLessThan(24)
  },
)

it.each(['png', 'webp', 'avif'] as const)('frees a %s of its place', async (format) => {
  const bytes = await stored(halves().withExif(EXIF).toFormat(format))
  expect(await sharp(bytes ?? undefined).metadata()).toMatchObject({ width: 40, height: 20 })
  expect((await sharp(bytes ?? undefined).metadata()).exif).toBeUndefined()
})

it('shrinks a picture of 108 million pixels to the widest copy, and a tower to its height', async () => {
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#c9a227' }, limitInputPixels: false })
  const large = await stored(flat(12_000, 9_000).jpeg())
  expect(await sharp(large ?? undefined).metadata()).toMatchObject({ format: 'jpeg', width: 3840, height: 2880 })
  const tower = await stored(flat(2_000, 9_000).png({ compressionLevel: 1 }))
  expect(await sharp(tower ?? undefined).metadata()).toMatchObject({ format: 'png', height: 7680 })
}, 60_000)

it.each([1, 2])('frees a GIF of %i pictures of its place, and keeps its pictures', async (count) => {
  const frames = ['#d00', '#00d'].map((background) => ({ create: { width: 40, height: 20, channels: 3, background } }))
  const pictures = await Promise.all(
    frames.slice(0, count).map((frame) =>
      sharp(frame as never)
        .png()
        .toBuffer(),
    ),
  )
  const [first] = pictures
  const drawn = count === 1 ? sharp(first) : sharp(pictures, { join: { animated: true } })
  const gif = await drawn.gif({ delay: 100, loop: 3 }).toBuffer()
  expect(await stored(gif)).toBeNull()
  // As Adobe writes it: the packet itself, and a trailer that ends it for readers of blocks.
  const trailer = Buffer.from([1, ...Array.from({ length: 256 }, (_, at) => 255 - at), 0])
  const packet = Buffer.from('<x:xmpmeta><exif:GPSLatitude>18,31N</exif:GPSLatitude></x:xmpmeta>')
  const xmp = Buffer.concat([Buffer.from('\x21\xff\x0bXMP DataXMP', 'latin1'), packet, trailer])
  const told = Buffer.concat([gif.subarray(0, -1), xmp, gif.subarray(-1)])
  expect(await sharp(told, { animated: true }).metadata()).toMatchObject({ height: 20 * count })
  expect(await stored(told)).toEqual(gif)
})

it('frees an animated WebP of its place, and keeps its pictures', async () => {
  const frames = ['#d00', '#00d'].map((background) => ({ create: { width: 40, height: 20, channels: 3, background } }))
  const pictures = await Promise.all(
    frames.map((one) =>
      sharp(one as object)
        .png()
        .toBuffer(),
    ),
  )
  const moving = await sharp(pictures, { join: { animated: true } })
    .withExif(EXIF)
    .webp({ loop: 3, delay: [100, 200], lossless: true })
    .toBuffer()
  expect((await sharp(moving).metadata()).exif).toBeDefined()
  const bytes = await stored(moving)
  const facts = await sharp(bytes ?? undefined).metadata()
  expect(facts).toMatchObject({ pages: 2, loop: 3, delay: [100, 200] })
  expect([facts.exif, bytes?.includes('EXIF')]).toEqual([undefined, false])
  const seen = (file: Buffer | null) =>
    sharp(file ?? undefined, { animated: true })
      .raw()
      .toBuffer()
  expect((await seen(bytes)).equals(await seen(moving))).toBe(true)
})

it('says of a picture that would fill the memory how many pixels it may have, and in which form it may have more', async () => {
  const flat = sharp({ create: { width: 9000, height: 7900, channels: 3, background: '#c9a227' } })
  const short = 'has 71.1 million pixels, and 50 million can be taken'
  await expect(stored(await flat.clone().webp({ effort: 0 }).toBuffer())).rejects.toThrow(
    `${short}","mend":"Make it smaller, or save it as JPEG`,
  )
  await expect(stored(await flat.clone().jpeg({ progressive: true }).toBuffer())).rejects.toThrow(
    `${short}","mend":"Make it smaller, or save it without`,
  )
}, 60_000)

it('keeps what is seen through, and brings colours of print to those of screens', async () => {
  const clear = { create: { width: 4000, height: 10, channels: 4 as const, background: '#00d8' } }
  expect(await sharp((await stored(sharp(clear).png())) ?? undefined).metadata()).toMatchObject({ hasAlpha: true })
  const print = await stored(halves().toColourspace('cmyk').jpeg())
  expect(await sharp(print ?? undefined).metadata()).toMatchObject({ space: 'srgb' })
})

it('makes a JPEG of a HEIC where the machine can, and says what helps where it cannot', async () => {
  if (spawnSync('heif-enc', ['--help']).error === undefined) {
    const [png, heic] = [join(folder, 'a.png'), join(folder, 'a.heic')]
    writeFileSync(png, await halves().resize(400, 200).png().toBuffer())
    execFileSync('heif-enc', ['-q', '80', png, '-o', heic], { stdio: 'ignore' })
    const jpeg = await stored(readFileSync(heic))
    expect(await sharp(jpeg ?? undefined).metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 200 })
  }
  const head = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic')
  await expect(stored(head)).rejects.toThrow(/HEIC picture, which this server cannot convert|HEIC picture that is cut/)
  const { PATH } = process.env
  process.env.PATH = folder
  try {
    await expect(stored(head)).rejects.toThrow(/cannot convert \(the operator can install .*Export it as JPEG/)
  } finally {
    process.env.PATH = PATH
  }
})

it('does all this with the formats alone that it knows', async () => {
  blockOtherFormats()
  expect(await stored(halves().withExif(EXIF).jpeg())).not.toBeNull()
})
