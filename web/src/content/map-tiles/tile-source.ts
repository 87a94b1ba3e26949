import 'server-only'
import { open } from 'node:fs/promises'
import { limitedBytes } from '../request/limited-bytes'
import { REQUEST_TIMEOUT_MS } from '../request/request'

/** Some bytes of an archive. */
export interface ArchiveBytes {
  bytes: Uint8Array<ArrayBuffer>
  /** Bytes of the whole archive. */
  total: number
  /** Changes with the archive. */
  etag: string
}

/**
 * Reads a part of an archive, of a file or, at an address, of an object store.
 *
 * @param end the last byte, included; less is returned where the archive ends before it.
 * @throws when the archive is missing, or does not answer in time with that part alone.
 */
export function readPart(archive: string, start: number, end: number): Promise<ArchiveBytes> {
  return /^https?:/.test(archive) ? fromStore(archive, start, end) : fromFile(archive, start, end)
}

async function fromFile(path: string, start: number, end: number): Promise<ArchiveBytes> {
  const file = await open(path)
  try {
    const { size, mtimeMs } = await file.stat()
    const wanted = Math.max(0, Math.min(end + 1, size) - start)
    const { buffer, bytesRead } = await file.read(new Uint8Array(wanted), 0, wanted, start)
    return { bytes: buffer.subarray(0, bytesRead), total: size, etag: etagOf(size, mtimeMs) }
  } finally {
    await file.close()
  }
}

async function fromStore(address: string, start: number, end: number): Promise<ArchiveBytes> {
  const answer = await fetch(address, {
    headers: { Range: `bytes=${start}-${end}`, 'Accept-Encoding': 'identity' },
    redirect: 'error',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  })
  const total = Number(/^bytes \d+-\d+\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1])
  const bytes = answer.status === 206 && total > 0 ? await limitedBytes(answer, end - start + 1) : null
  if (bytes === null) {
    if (!answer.bodyUsed) await answer.body?.cancel()
    throw new Error(`status ${answer.status}, and not the part of the file that was asked for`)
  }
  return { bytes: new Uint8Array(bytes), total, etag: answer.headers.get('etag') ?? etagOf(total, 0) }
}

function etagOf(size: number, changedAt: number): string {
  return `"${size.toString(36)}-${Math.floor(changedAt).toString(36)}"`
}
