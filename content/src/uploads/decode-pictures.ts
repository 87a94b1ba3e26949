import { access } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

/** The longest that a pixel may take to be read, in seconds. */
const MOST_SECONDS = 5

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

/** Whether a file is an animation; one that cannot be read is none. */
export function hasSeveralPictures(file: Readable): Promise<boolean> {
  return inTurn(async () => {
    try {
      const { pages = 1 } = await sharp(await buffer(file)).metadata()
      return pages > 1
    } catch {
      return false
    }
  })
}
