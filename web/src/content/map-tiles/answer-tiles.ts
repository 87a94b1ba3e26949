import 'server-only'
import { log } from '@/config/log'
import { readTiles } from './tile-archives'

/**
 * Answers a browser that asks for a part of an archive.
 *
 * @param range of the request: `bytes=0-16383`.
 */
export async function answerTiles(archive: string, range: string | null): Promise<Response> {
  try {
    const part = await readTiles(archive, range)
    if (part === null) return failure(404, 'There are no such streets.')
    if (part === 'range') return failure(416, 'Ask for a part of it, such as Range: bytes=0-16383.')
    const { bytes, start, total, etag } = part
    return new Response(bytes, {
      status: 206,
      headers: {
        'Content-Type': 'application/vnd.pmtiles',
        'Content-Range': `bytes ${start}-${start + bytes.length - 1}/${total}`,
        'Content-Length': String(bytes.length),
        ETag: etag,
        'Cache-Control': 'public, max-age=86400',
      },
    })
  } catch (error) {
    log.error({ error, archive }, 'a part of an archive of MAP_TILES could not be read')
    return failure(503, 'The streets cannot be had just now.')
  }
}

function failure(status: number, text: string): Response {
  return new Response(text, { status, headers: { 'Cache-Control': 'no-store' } })
}
