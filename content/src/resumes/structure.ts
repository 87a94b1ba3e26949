import { type FileHandle, open } from 'node:fs/promises'
import type { ResumeKind } from '@ashlar/contract'

/** Bytes read from a file's end: the directory of a résumé in DOCX is far shorter. */
const TAIL = 256 * 1024
/** Entries of a DOCX. A résumé has a few dozen; an archive made to overload a reader has thousands. */
const MOST_ENTRIES = 2000

/** Signatures of the ZIP format: the record that ends an archive (22 bytes and a comment), an entry of its directory (46 and more). */
const END_RECORD = 0x06054b50
const ENTRY = 0x02014b50

/**
 * Checks whether a file is complete and of the kind it claims. Nothing is unpacked and nothing is run.
 *
 * @returns `true` when the structure fits the kind given by its first bytes.
 */
export async function isWellFormed(path: string, kind: ResumeKind): Promise<boolean> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const tail = await read(file, Math.max(0, size - TAIL), Math.min(TAIL, size))
    if (kind === 'pdf') return isPdf(tail, size)
    return kind === 'docx' ? await isDocx(file, tail, size) : isDoc(await read(file, 0, Math.min(size, 512)), size)
  } finally {
    await file.close()
  }
}

async function read(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from)
  return buffer.subarray(0, bytesRead)
}

/** A PDF ends with `startxref`, an offset within the file, and `%%EOF`, with little after it. */
function isPdf(tail: Buffer, size: number): boolean {
  const text = tail.subarray(-2048).toString('latin1')
  const end = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.replace(/\0+$/, ''))
  return end !== null && Number(end[1]) < size
}

/** A compound file of Word: it has the format's sector sizes and consists of whole sectors. */
function isDoc(head: Buffer, size: number): boolean {
  // By the format: at 28 the order of bytes, at 30 the size of a sector as a power of two, at 48 the sector of the directory.
  if (head.length < 512 || head.readUInt16LE(28) !== 0xfffe) return false
  const shift = head.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return false
  const directory = head.readUInt32LE(48)
  return (directory + 1) * 2 ** shift < size
}

/** An archive whose directory lists Word's parts and has no programs. */
async function isDocx(file: FileHandle, tail: Buffer, size: number): Promise<boolean> {
  const position = lastIndexOf(tail, END_RECORD)
  if (position < 0 || tail.length < position + 22) return false
  const [entries, length, offset] = [
    tail.readUInt16LE(position + 10),
    tail.readUInt32LE(position + 12),
    tail.readUInt32LE(position + 16),
  ]
  // Only the archive's comment may follow. A file that is both an archive and another format has more data here.
  if (position + 22 + tail.readUInt16LE(position + 20) !== tail.length) return false
  if (entries > MOST_ENTRIES || length > TAIL || offset + length > size) return false
  const names = namesIn(await read(file, offset, length), entries)
  if (names === null) return false
  return names.includes('[Content_Types].xml') && names.includes('word/document.xml') && !names.some(isProgram)
}

const isProgram = (name: string) => /vbaProject|\.(exe|js|vbs|dll|scr|bat|cmd|ps1)$/i.test(name)

function lastIndexOf(bytes: Buffer, signature: number): number {
  const wanted = Buffer.alloc(4)
  wanted.writeUInt32LE(signature)
  return bytes.lastIndexOf(wanted)
}

/** @returns the names in a directory, or `null` when it is broken. */
function namesIn(directory: Buffer, entries: number): string[] | null {
  const names: string[] = []
  let position = 0
  for (let entry = 0; entry < entries; entry += 1) {
    if (directory.length < position + 46 || directory.readUInt32LE(position) !== ENTRY) return null
    // The lengths of the three texts that follow the 46 bytes.
    const [name, extra, comment] = [28, 30, 32].map((field) => directory.readUInt16LE(position + field)) as [
      number,
      number,
      number,
    ]
    if (directory.length < position + 46 + name) return null
    names.push(directory.subarray(position + 46, position + 46 + name).toString('utf8'))
    position += 46 + name + extra + comment
  }
  return names
}
