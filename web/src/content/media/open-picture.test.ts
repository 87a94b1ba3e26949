import { expect, it } from 'vitest'
import { openPicture, readPixel } from './open-picture'

it.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'],
  ['a PDF', '%PDF-1.4\n%%EOF'],
  ['a portable pixmap', 'P3 1 1 255 0 0 0'],
])('%s is no picture for this process', async (_what, text) => {
  await expect(openPicture(Buffer.from(text))).rejects.toThrow('unsupported image format')
  await readPixel()
})

it('a picture that lies on its side is upright for whoever opens it', async () => {
  const { default: sharp } = await import('sharp')
  const lying = sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } }).withMetadata({
    orientation: 6,
  })
  const opened = await openPicture(await lying.jpeg().toBuffer())
  expect(await sharp(await opened.png().toBuffer()).metadata()).toMatchObject({ width: 20, height: 40 })
})

it('an AVIF that would take a minute is not read', async () => {
  const { default: sharp } = await import('sharp')
  const wide = sharp({ create: { width: 5000, height: 2600, channels: 3, background: 'teal' } })
  const bytes = await wide.avif({ effort: 0 }).toBuffer()
  await expect((await openPicture(bytes)).resize(8).toBuffer()).rejects.toThrow('exceeds pixel limit')
}, 60_000)
