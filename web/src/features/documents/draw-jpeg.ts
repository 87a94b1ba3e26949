import 'server-only'
import { execFile } from 'node:child_process'

const MOST_MS = 20_000
const MOST_BYTES = 8 * 1024 * 1024

/** A photograph as PNG has a megabyte, and some platforms accept at most 300 KB. */
const PROGRAM = `
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
const jpeg = await sharp(await buffer(process.stdin)).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
process.stdout.write(jpeg)
`

/**
 * Draws an SVG of our own as JPEG, in a process of its own that can be ended: the server itself reads no SVG, because
 * one of somebody else could hold its threads.
 *
 * @throws {Error} when it cannot be drawn in time.
 */
export function drawJpeg(svg: string): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ['--input-type=module', '--eval', PROGRAM],
      { encoding: 'buffer', timeout: MOST_MS, killSignal: 'SIGKILL', maxBuffer: MOST_BYTES },
      (error, jpeg) => (error ? reject(error) : resolve(jpeg)),
    )
    // A process that ended early is reported above.
    child.stdin?.on('error', () => undefined).end(svg)
  })
}
