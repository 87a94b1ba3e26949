import { randomUUID } from 'node:crypto'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { type MediaKind, mediaKindOfName, mediaKinds } from '@ashlar/contract/node/media-kinds'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { incomingDir } from '../../config/environment'
import { type FileInfo, mediaLibrary, pictureService, type UploadedFile } from '../strapi-port/media-library'
import { cleanSvg } from './clean-svg'
import { blockOtherFormats, inTurn } from './decode-pictures'
import { findKind } from './file-kind'
import { keepOriginal } from './originals'

/** Names of the kinds that are taken, for a refusal. */
const TAKEN = new Intl.ListFormat('en-GB').format(mediaKinds.map(({ name }) => name))
/** The ending of a name; `Mr. Smith` has none. */
const ENDING = /^\.\w{1,8}$/

/**
 * From now on, the media library takes only the kinds of files that we serve. Ending and type of a file follow from its
 * bytes, through every door: the admin, its addresses of other sites, a replacement, an import, the seeds.
 */
export function takeKnownKinds(strapi: Core.Strapi): void {
  blockOtherFormats()
  readPicturesWithinLimits(strapi)
  const service = mediaLibrary(strapi)
  const upload = service.upload.bind(service)
  const replace = service.replace.bind(service)

  service.upload = async ({ data, files }, options) =>
    withKnown([files].flat(), async (known) => {
      const infos = [data.fileInfo ?? []].flat()
      const fileInfo = known.map(({ kind }, index) => infoOf(infos[index], kind))
      // What else a sender states is left out: a path, for one, would be a part of the key in the object store.
      return upload({ data: { fileInfo }, files: known.map(({ file }) => file) }, options)
    })

  service.replace = async (id, { data, file }, options) =>
    withKnown([file], async ([known]) => {
      const former = await service.findOne(id)
      if (!known || !former) throw new errors.NotFoundError('That file is not in the media library any more.')
      // The address of a replaced file stays, so its ending stays.
      const formerKind = mediaKindOfName(former.ext)
      if (formerKind?.type !== known.kind.type) {
        throw new errors.ValidationError(
          `“${former.name}” was not replaced: it is ${formerKind?.name ?? `a file with the ending ${former.ext}`}, and the new file is ${known.kind.name}. Save the new one in the same format, or upload it as a file of its own and choose it in the record.`,
        )
      }
      const [info] = [data.fileInfo ?? []].flat()
      return replace(id, { data: { fileInfo: infoOf(info, known.kind) }, file: known.file }, options)
    })
}

function infoOf({ name, ...info }: FileInfo = {}, kind: MediaKind): FileInfo {
  return name ? { ...info, name: withEnding(name, kind) } : info
}

interface KnownFile {
  kind: MediaKind
  file: UploadedFile
}

/**
 * Hands over copies of the files whose names, types, drawings and pictures are in order; all or none.
 *
 * @throws {errors.ValidationError} that names the first file that is not taken.
 */
async function withKnown<Result>(
  files: readonly UploadedFile[],
  work: (known: KnownFile[]) => Promise<Result>,
): Promise<Result> {
  const written: string[] = []
  try {
    const known: KnownFile[] = []
    for (const file of files) {
      const name = file.originalFilename ?? 'unnamed'
      const found = await findKind(file.filepath, incomingDir)
      if (found.kind === null) throw new errors.ValidationError(refusalOf(name, found))
      const { type } = found.kind
      const facts = { originalFilename: withEnding(name, found.kind), mimetype: type, detectedMimeType: type }
      if (found.rewritten !== null) written.push(found.rewritten)
      if (found.svg === null) {
        if (found.rewritten !== null) await keepOriginal(file.filepath, name)
        const filepath = found.rewritten ?? file.filepath
        const { size } = await stat(filepath)
        known.push({ kind: found.kind, file: { ...facts, filepath, size } })
        continue
      }
      const filepath = join(incomingDir, randomUUID())
      written.push(filepath)
      await writeFile(filepath, found.svg.text, { mode: 0o600 })
      known.push({ kind: found.kind, file: { ...facts, filepath, size: Buffer.byteLength(found.svg.text) } })
    }
    return await work(known)
  } finally {
    for (const path of written) await rm(path, { force: true })
  }
}

function refusalOf(name: string, fault: { is: string } | { reason: string; mend: string }): string {
  return 'is' in fault
    ? `“${name}” was not stored: its bytes are ${fault.is}, whatever its name says. The media library takes ${TAKEN}.`
    : `“${name}” was not stored: it ${fault.reason}. ${fault.mend}, then upload it again.`
}

function withEnding(name: string, { endings: [ending] }: MediaKind): string {
  const former = extname(name)
  return (ENDING.test(former) ? name.slice(0, -former.length) : name) + ending
}

/** Strapi reads pictures without limits; here it learns what the check of a file has found. */
function readPicturesWithinLimits(strapi: Core.Strapi): void {
  const pictures = pictureService(strapi)
  const dimensions = pictures.getDimensions.bind(pictures)
  const thumbnail = pictures.generateThumbnail.bind(pictures)
  pictures.isImage = async ({ mime }) => mime.startsWith('image/')
  pictures.isFaultyImage = async () => false
  pictures.getDimensions = async (file) => {
    if (file.mime !== 'image/svg+xml') return dimensions(file)
    const { width = null, height = null } = cleanSvg(await readFile(file.filepath, 'utf8')) ?? {}
    return { width, height }
  }
  pictures.generateThumbnail = (file) => inTurn(() => thumbnail(file))
}
