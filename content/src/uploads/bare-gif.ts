import { readFile, writeFile } from 'node:fs/promises'

/** The head, whose flags say how many colours follow it; each picture has such flags too. */
const HEAD_BYTES = 13
const HEAD_FLAGS = 10
const PICTURE_BYTES = 10
const [EXTENSION, PICTURE] = [0x21, 0x2c]
/** XMP is an extension of an application of this name. Neither sharp nor libvips tells of it. */
const XMP = Buffer.from('\x21\xff\x0bXMP DataXMP', 'latin1')

/**
 * Writes a GIF without its XMP, every picture of an animation as it was.
 *
 * @returns whether it has any; else nothing is written.
 */
export async function writeBareGif(from: string, to: string): Promise<boolean> {
  const whole = await readFile(from)
  let at = HEAD_BYTES + coloursAfter(whole, HEAD_FLAGS)
  const parts = [whole.subarray(0, at)]
  while (whole[at] === EXTENSION || whole[at] === PICTURE) {
    // Behind the colours of a picture stands one byte more.
    const head = whole[at] === EXTENSION ? 2 : PICTURE_BYTES + coloursAfter(whole, at + PICTURE_BYTES - 1) + 1
    const end = endOfBlocks(whole, at + head)
    if (!whole.subarray(at, at + XMP.length).equals(XMP)) parts.push(whole.subarray(at, end))
    at = end
  }
  const bare = Buffer.concat([...parts, whole.subarray(at)])
  if (bare.length === whole.length) return false
  await writeFile(to, bare, { mode: 0o600 })
  return true
}

/** Bytes of the colours that flags announce. */
function coloursAfter(whole: Buffer, flagsAt: number): number {
  const flags = whole[flagsAt] ?? 0
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0
}

/** Blocks begin with their length; the last one is empty. */
function endOfBlocks(whole: Buffer, from: number): number {
  let at = from
  for (let length = whole[at] ?? 0; length > 0; length = whole[at] ?? 0) at += length + 1
  return at + 1
}
