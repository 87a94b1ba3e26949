import 'server-only'
import { MOST_AVIF_PIXELS } from '@ashlar/contract/node/media-kinds'
import sharp, { type Sharp } from 'sharp'

/** In pixels; larger than any master. */
const MOST_PIXELS = 60_000_000
/** The longest that a picture may take to be read, in seconds. */
const MOST_SECONDS = 5

// This process reads these formats alone. An SVG with nested entities would hold a thread for ever.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`) })
// Results are kept on disk, so caching in memory would bring nothing.
sharp.cache(false)
sharp.concurrency(1)

/**
 * Opens a picture of somebody else, upright: the only way to the picture library in this process.
 *
 * @throws {Error} when it is no picture, or too large.
 */
export async function openPicture(bytes: Uint8Array | ArrayBuffer): Promise<Sharp> {
  const { format } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata()
  const limitInputPixels = format === 'heif' ? MOST_AVIF_PIXELS : MOST_PIXELS
  return sharp(bytes, { limitInputPixels }).timeout({ seconds: MOST_SECONDS }).autoOrient()
}

/** The smallest GIF. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** Reads one pixel. It takes no time, and does not end while every thread of the process is held by a decoder. */
export async function readPixel(): Promise<void> {
  await (await openPicture(PIXEL)).resize(1).toBuffer()
}
