import { access } from 'node:fs/promises'
import { MOST_AVIF_PIXELS } from '@ashlar/contract/node/media-kinds'
import sharp from 'sharp'

/** The longest that a picture may take to be read, in seconds. */
const MOST_SECONDS = 5
/** In pixels, of all frames: more than any camera of our editors makes, and read in two seconds. */
const MOST_PIXELS = 50_000_000

/** sharp's name of a format, by our type. */
const FORMATS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
  'image/gif': 'gif',
}

/**
 * From now on, the picture library of this process reads these formats alone: an SVG with nested entities would hold a
 * thread for ever, and every other reader is one more door.
 */
export function blockOtherFormats(): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`),
  })
}

let last: Promise<unknown> = Promise.resolve()

/** Waits for its turn: pictures that are read at the same time would need their memory, and the threads, together. */
export function inTurn<Result>(read: () => Promise<Result>): Promise<Result> {
  const turn = last.then(read)
  last = turn.catch(() => undefined)
  return turn
}

/**
 * Reads a picture once, whole and within limits of pixels and time.
 *
 * @returns why it is not taken, and what helps; `null` when it is a sound picture of its type.
 */
export function pictureFault(path: string, type: string): Promise<{ reason: string; mend: string } | null> {
  return inTurn(async () => {
    const most = type === 'image/avif' ? MOST_AVIF_PIXELS : MOST_PIXELS
    try {
      const { format, width, height, pages = 1, pageHeight = height } = await sharp(path).metadata()
      if (format !== FORMATS[type]) return BROKEN
      const pixels = width * pageHeight * pages
      if (pixels > most) {
        const [has, may] = [pixels, most].map((count) => `${Math.ceil(count / 100_000) / 10} million`)
        return { reason: `has ${has} pixels, and ${may} can be taken`, mend: 'Make it smaller' }
      }
      await sharp(path, { animated: true, limitInputPixels: most })
        .timeout({ seconds: MOST_SECONDS })
        .resize(16, 16, { fit: 'inside' })
        .toBuffer()
      return null
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

const BROKEN = { reason: 'is cut short or broken', mend: 'Export it again' }

/** @returns why this process reads no files or no pictures; `null` when it does. */
export async function readingFault(): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no answer within ${MOST_SECONDS} seconds`), MOST_SECONDS * 1000)
  })
  try {
    return await Promise.race([readAll(), late])
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    clearTimeout(timer)
  }
}

/** The smallest GIF. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

async function readAll(): Promise<null> {
  await access(process.execPath)
  await sharp(PIXEL).resize(1).toBuffer()
  return null
}
