import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ShareSubject } from './share-subject'

const BRAND = new URL('../../../../brand/', import.meta.url)
const sheet = readFileSync(new URL('colours.css', BRAND), 'utf8')
const mark = readFileSync(new URL('mark-on-deep.svg', BRAND), 'utf8')

/** Size of the pictures that are compared: each pixel is the mean of a square, so that JPEG's noise is gone. */
const SIZE = { width: 60, height: 32 }

const PLAIN: ShareSubject = { title: 'A page', kind: 'Careers', picture: null, cover: null }

/** The same colour with its channels moved on: red becomes green, green blue, blue red. */
const moveChannels = (words: string) =>
  words.replace(
    /(#|%23)([\da-f]{2})([\da-f]{2})([\da-f]{2})\b/gi,
    (_, sign, red, green, blue) => sign + blue + red + green,
  )

/** A module that draws with the colours and the mark of our brand, or of one whose every colour has its channels moved. */
async function loadWith(change: (words: string) => string) {
  vi.resetModules()
  vi.doMock('#brand/colours.css?raw', () => ({ default: change(sheet) }))
  vi.doMock('#brand/mark-on-deep.svg?raw', () => ({ default: change(mark) }))
  return import('./share-picture')
}

async function pixelsOf(picture: Uint8Array): Promise<number[][]> {
  const bytes = await sharp(picture)
    .resize({ ...SIZE, fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
  return Array.from({ length: SIZE.width * SIZE.height }, (_, index) => [...bytes.subarray(index * 3, index * 3 + 3)])
}

describe('the share picture', () => {
  beforeEach(() => {
    // The server runs in web/, and its font paths are relative to that folder.
    vi.spyOn(process, 'cwd').mockReturnValue(new URL('../../..', import.meta.url).pathname)
  })
  afterEach(() => {
    vi.doUnmock('#brand/colours.css?raw')
    vi.doUnmock('#brand/mark-on-deep.svg?raw')
  })

  it.each<[string, ShareSubject]>([
    ['a page', PLAIN],
    ...['limestone', 'marigold', 'slate', 'indigo'].map((tone): [string, ShareSubject] => [
      `a report in ${tone}`,
      { ...PLAIN, cover: { tone, motif: 'courses' } },
    ]),
  ])('has every colour from the brand: %s', async (_what, subject) => {
    const ours = await pixelsOf(await (await loadWith((words) => words)).makeSharePicture(subject, 'Nordwall'))
    const theirs = await pixelsOf(await (await loadWith(moveChannels)).makeSharePicture(subject, 'Nordwall'))
    const wrong = ours.filter(([red = 0, green = 0, blue = 0], index) => {
      const moved = [blue, red, green]
      return theirs[index]?.some((value, channel) => Math.abs(value - (moved[channel] ?? 0)) > 12)
    })
    expect(wrong).toEqual([])
  })

  it('shows the name of the brand beside its mark, and nowhere else', async () => {
    const { makeSharePicture } = await loadWith((words) => words)
    const [one = [], other = []] = await Promise.all(
      ['Nordwall', 'Tern & Vale'].map(async (name) => pixelsOf(await makeSharePicture(PLAIN, name))),
    )
    const changed = one.flatMap((pixel, index) =>
      pixel.some((value, channel) => Math.abs(value - (other[index]?.[channel] ?? 0)) > 12)
        ? [{ x: index % SIZE.width, y: Math.floor(index / SIZE.width) }]
        : [],
    )
    expect(changed.length).toBeGreaterThan(5)
    for (const { x, y } of changed) {
      expect(x).toBeLessThan(20)
      expect(y).toBeLessThan(6)
    }
  })
}, 60_000)
