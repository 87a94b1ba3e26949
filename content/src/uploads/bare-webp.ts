import { readFile, writeFile } from 'node:fs/promises'

/** Of a RIFF file: `RIFF`, its size, `WEBP`. Each part is a name of four letters, a size, and bytes of an even number. */
const HEAD_BYTES = 12
const NAME_BYTES = 8
/** Flags at the head of a file that say it has EXIF and XMP. */
const HAS_FACTS = 0b1100

/** Writes a WebP without its EXIF and its XMP, every picture of an animation as it was. */
export async function writeBareWebp(from: string, to: string): Promise<void> {
  const whole = await readFile(from)
  const parts: Buffer[] = []
  for (let at = HEAD_BYTES; at + NAME_BYTES <= whole.length; ) {
    const name = whole.toString('latin1', at, at + 4)
    const size = whole.readUInt32LE(at + 4)
    const end = at + NAME_BYTES + size + (size % 2)
    const part = Buffer.from(whole.subarray(at, end))
    if (name === 'VP8X') part.writeUInt8(part.readUInt8(NAME_BYTES) & ~HAS_FACTS, NAME_BYTES)
    if (name !== 'EXIF' && name !== 'XMP ') parts.push(part)
    at = end
  }
  const head = Buffer.from(whole.subarray(0, HEAD_BYTES))
  head.writeUInt32LE(
    parts.reduce((sum, { length }) => sum + length, HEAD_BYTES - NAME_BYTES),
    4,
  )
  await writeFile(to, Buffer.concat([head, ...parts]), { mode: 0o600 })
}
