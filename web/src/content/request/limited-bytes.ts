import 'server-only'

/** @returns the body of an answer; `null` when it is larger, and then the rest is not read. */
export async function limitedBytes({ body }: Response, mostBytes: number): Promise<Buffer<ArrayBuffer> | null> {
  if (!body) return Buffer.alloc(0)
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body) {
    bytes += part.byteLength
    // Leaving the loop cancels the rest of the body.
    if (bytes > mostBytes) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}
