import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { MOST_AVIF_PIXELS, WIDEST_PICTURE } from '@ashlar/contract/node/media-kinds'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { writeBareGif } from './bare-gif'
import { writeBareWebp } from './bare-webp'
import { inTurn } from './decode-pictures'

/** The longest that a picture may take to be read, in seconds, and one of many pixels, such as a telephone makes. */
const MOST_SECONDS = 5
const MOST_SECONDS_OF_LARGE = 30
/** In pixels, of all frames: what is read at once, so that no file fills the memory. */
const MOST_PIXELS = 50_000_000
/** What is read line by line, in a bounded part of the memory: a JPEG that is not progressive, a PNG that is not interlaced. */
const MOST_PIXELS_BY_LINE = 250_000_000
/** A tall picture, such as a tower, is as wide as the widest copy, and at most this many times as high as wide. */
const TALLEST = 2 * WIDEST_PICTURE

/** sharp's name of a format, by our type. */
const FORMATS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
  'image/gif': 'gif',
}

/** Why a picture is not taken: `reason` completes "it …", `mend` says what helps. */
export interface PictureFault {
  reason: string
  mend: string
}

const BROKEN: PictureFault = { reason: 'is cut short or broken', mend: 'Export it again' }

/**
 * Reads a picture once, whole and within limits of pixels and time. One that lies on its side by its EXIF, that says
 * where and with what it was made, that is wider than any copy, or in colours of print, is written anew: upright, without
 * these facts, as wide as the widest copy.
 *
 * @param scratch folder of the new file, which the caller removes.
 * @returns the path of the new file, `null` when the file stays as it is, or why it is not taken.
 */
export function preparePicture(
  path: string,
  type: string,
  scratch: string,
): Promise<{ rewritten: string | null } | PictureFault> {
  return inTurn(async () => {
    try {
      const facts = await sharp(path).metadata()
      if (facts.format !== FORMATS[type]) return BROKEN
      const { width, pageHeight = facts.height, pages = 1 } = facts
      const pixels = width * pageHeight * pages
      const most = mostPixels(type, facts)
      if (pixels > most) return tooLarge(type, pixels, most, facts)
      const limits = { limitInputPixels: most, sequentialRead: true }
      const seconds = pixels > MOST_PIXELS ? MOST_SECONDS_OF_LARGE : MOST_SECONDS
      // An animation is shown as it is stored, or as its first picture.
      const isAnimation = pages > 1
      if (isAnimation || !isRewritten(facts)) {
        await sharp(path, { ...limits, animated: true })
          .timeout({ seconds })
          .resize(16, 16, { fit: 'inside' })
          .toBuffer()
        const bare = join(scratch, randomUUID())
        return { rewritten: (await writeBare(path, bare, type, facts)) ? bare : null }
      }
      const rewritten = join(scratch, randomUUID())
      const upright = sharp(path, limits)
        .timeout({ seconds: MOST_SECONDS_OF_LARGE })
        .autoOrient()
        .resize(WIDEST_PICTURE, TALLEST, { fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
      await inFormat(upright, type).toFile(rewritten)
      return { rewritten }
    } catch (error) {
      if (error instanceof Error && error.message.includes('timeout')) {
        return {
          reason: `takes more than ${MOST_SECONDS} seconds to read`,
          mend: 'Export it again, or make it smaller',
        }
      }
      return BROKEN
    }
  })
}

/** Frees a picture that stays as it is of where and with what it was made. @returns whether it said so. */
async function writeBare(path: string, bare: string, type: string, facts: Metadata): Promise<boolean> {
  if (type === 'image/gif') return writeBareGif(path, bare)
  if (type !== 'image/webp' || !hasFacts(facts)) return false
  await writeBareWebp(path, bare)
  return true
}

function mostPixels(type: string, { isProgressive, pages = 1 }: Metadata): number {
  if (type === 'image/avif') return MOST_AVIF_PIXELS
  const isByLine = (type === 'image/jpeg' || type === 'image/png') && !isProgressive && pages === 1
  return isByLine ? MOST_PIXELS_BY_LINE : MOST_PIXELS
}

function tooLarge(type: string, pixels: number, most: number, { isProgressive, pages = 1 }: Metadata): PictureFault {
  const [has, may] = [pixels, most].map((count) => `${Math.ceil(count / 100_000) / 10} million`)
  const form = isProgressive
    ? 'save it without “progressive” or “interlaced”'
    : type === 'image/webp' && pages === 1
      ? 'save it as JPEG'
      : null
  return {
    reason: `has ${has} pixels, and ${may} can be taken`,
    mend: form ? `Make it smaller, or ${form}` : 'Make it smaller',
  }
}

function isRewritten(facts: Metadata): boolean {
  const { width, height, orientation = 1, space } = facts
  const [across, up] = orientation < 5 ? [width, height] : [height, width]
  const isLarge = across > WIDEST_PICTURE || up > TALLEST
  return isLarge || orientation > 1 || hasFacts(facts) || space === 'cmyk'
}

/** Whether it says where, when and with what it was made. */
function hasFacts({ exif, xmp, iptc }: Metadata): boolean {
  return Boolean(exif ?? xmp ?? iptc)
}

/** In the format that it had, in a quality of which copies show nothing. */
function inFormat(picture: Sharp, type: string): Sharp {
  if (type === 'image/jpeg') return picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
  if (type === 'image/webp') return picture.webp({ quality: 92 })
  if (type === 'image/avif') return picture.avif({ quality: 75, effort: 3 })
  return type === 'image/gif' ? picture.gif() : picture.png()
}
