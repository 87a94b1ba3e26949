import { open, readFile, rm, stat } from 'node:fs/promises'
import { type MediaKind, mediaKindOfType } from '@ashlar/contract/node/media-kinds'
import { type CleanSvg, cleanSvg, MOST_SVG_BYTES, SvgFault } from './clean-svg'
import { heicAsJpeg } from './heic'
import { preparePicture } from './prepare-picture'

/** First bytes that say what a file is. */
const HEAD_BYTES = 4100

/** What a file is by its bytes, or why it is not taken. */
export type KindOfFile =
  | {
      kind: MediaKind
      svg: CleanSvg | null
      /** Path of the file that is stored instead, which the caller removes. */
      rewritten: string | null
    }
  /** `is` completes "its bytes are …", `reason` completes "it …". */
  | { kind: null; is: string }
  | { kind: null; reason: string; mend: string }

/**
 * Finds the kind of a file from its bytes alone: the name and the type that a sender states could make a file run as
 * script.
 *
 * @param scratch folder for pictures that are written anew.
 */
export async function findKind(path: string, scratch: string): Promise<KindOfFile> {
  // The library exists as an ECMAScript module alone.
  const { fileTypeFromBuffer } = await import('file-type')
  const head = await headOf(path)
  const found = await fileTypeFromBuffer(head)
  if (found === undefined || found.mime === 'application/xml') return findSvg(path, head)
  if (/^image\/hei[cf]/.test(found.mime)) return findHeic(path, scratch)
  const kind = mediaKindOfType(found.mime)
  if (kind === null) return { kind: null, is: `of the type ${found.mime}` }
  if (!kind.type.startsWith('image/')) return { kind, svg: null, rewritten: null }
  const prepared = await preparePicture(path, kind.type, scratch)
  return 'reason' in prepared ? { kind: null, ...prepared } : { kind, svg: null, ...prepared }
}

/** A picture of an iPhone, which browsers do not show. */
async function findHeic(path: string, scratch: string): Promise<KindOfFile> {
  const converted = await heicAsJpeg(path, scratch)
  if (typeof converted !== 'string') return { kind: null, ...converted }
  const found = await findKind(converted, scratch)
  if (found.kind !== null && found.rewritten === null) return { ...found, rewritten: converted }
  await rm(converted, { force: true })
  return found
}

async function findSvg(path: string, head: Uint8Array): Promise<KindOfFile> {
  if (head.length === 0) return { kind: null, is: 'missing: the file is empty' }
  const start = new TextDecoder().decode(head).trimStart()
  if (!start.startsWith('<')) return { kind: null, is: 'of no kind that is taken' }
  if (!/<svg[\s>]/.test(start)) return { kind: null, is: 'a text with tags, such as a web page' }
  const { size } = await stat(path)
  if (size > MOST_SVG_BYTES) {
    return { kind: null, reason: `is an SVG of more than ${MOST_SVG_BYTES / 1024 / 1024} MB`, mend: 'Simplify it' }
  }
  try {
    const svg = cleanSvg(new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path)))
    const kind = mediaKindOfType('image/svg+xml')
    return svg && kind ? { kind, svg, rewritten: null } : { kind: null, is: 'a text with tags, such as a web page' }
  } catch (error) {
    if (error instanceof SvgFault) return { kind: null, reason: `is an SVG that ${error.reason}`, mend: error.mend }
    if (error instanceof TypeError)
      return { kind: null, reason: 'is an SVG in another encoding', mend: 'Save it as UTF-8' }
    throw error
  }
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return new Uint8Array(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}
