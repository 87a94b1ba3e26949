import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { DAY_MS } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { incomingDir } from '../../config/environment'
import { type LibraryFile, mediaLibrary } from '../strapi-port/media-library'
import { libraryFolder, openLibraryFile } from '../uploads/media-library'
import { BIN_DAYS } from './bin'

const REPLACED_FILE = 'api::replaced-file.replaced-file'
/** Folder of the media library with the former files. */
const FOLDER = 'Replaced files'
/** Files removed in one run, so that a very full bin does not block the server. */
const AT_A_TIME = 500

/** A file of the media library before it was replaced. */
export interface ReplacedFile {
  id: number
  /** Id of the file that was replaced. */
  file: number
  /** Id of the file in the media library that has the former bytes. */
  kept: number
  name: string
  at: string
  editor: number | null
}

/** From now on, what a replacement overwrites is in the bin, and stays until the bin is emptied. */
export function keepReplacedFiles(strapi: Core.Strapi): void {
  const service = mediaLibrary(strapi)
  const replace = service.replace.bind(service)
  const remove = service.remove.bind(service)

  service.replace = async (id, request, options) => {
    const former = await service.findOne(id)
    const kept = former && (await keepFormer(strapi, former))
    try {
      return await replace(id, request, options)
    } catch (error) {
      if (kept) await forgetReplaced(strapi, kept)
      throw error
    }
  }

  service.remove = async (file) => {
    if (await strapi.db.query(REPLACED_FILE).findOne({ where: { kept: file.id } })) {
      throw new errors.ApplicationError(
        `“${file.name}” was not deleted: it is in the bin, for whoever wants it back. Open the bin to delete it for good.`,
      )
    }
    return remove(file)
  }
}

/** @returns `null` for a file that is missing, or that the media library would not take any more: nothing is lost. */
async function keepFormer(strapi: Core.Strapi, former: LibraryFile): Promise<ReplacedFile | null> {
  const { id: file, name, alternativeText, caption, focalPoint } = former
  try {
    const folder = await libraryFolder(strapi, FOLDER)
    const [copy] = await withBytesOf(former, (path, size) =>
      mediaLibrary(strapi).upload({
        data: { fileInfo: { name, alternativeText, caption, focalPoint, folder } },
        files: { filepath: path, originalFilename: name, size },
      }),
    )
    const user = strapi.requestContext.get()?.state.user as { id: number } | undefined
    const data = { file, kept: copy?.id, name, at: new Date().toISOString(), editor: user?.id ?? null }
    return await strapi.db.query(REPLACED_FILE).create({ data })
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isMissing && !(error instanceof errors.ValidationError)) throw error
    strapi.log.warn(`the former file of “${name}” is not kept in the bin: ${error.message}`)
    return null
  }
}

/** Files that were replaced and are still in the media library, last replaced first. */
export async function listReplaced(strapi: Core.Strapi): Promise<ReplacedFile[]> {
  const rows: ReplacedFile[] = await strapi.db
    .query(REPLACED_FILE)
    .findMany({ orderBy: { id: 'desc' }, limit: AT_A_TIME })
  const files: { id: number }[] = await strapi.db
    .query('plugin::upload.file')
    .findMany({ where: { id: { $in: rows.map(({ file }) => file) } }, select: ['id'] })
  return rows.filter(({ file }) => files.some(({ id }) => id === file))
}

/** Ids of the files in the media library that have former bytes. */
export async function keptFiles(strapi: Core.Strapi): Promise<number[]> {
  const rows: Pick<ReplacedFile, 'kept'>[] = await strapi.db.query(REPLACED_FILE).findMany({ select: ['kept'] })
  return rows.map(({ kept }) => kept)
}

export function findReplaced(strapi: Core.Strapi, id: number): Promise<ReplacedFile | null> {
  return strapi.db.query(REPLACED_FILE).findOne({ where: { id } })
}

/** Puts the former bytes back into their place; what they replace is in the bin then. */
export async function takeBackReplaced(strapi: Core.Strapi, replaced: ReplacedFile, user: object): Promise<void> {
  const library = mediaLibrary(strapi)
  const [kept, file] = [await library.findOne(replaced.kept), await library.findOne(replaced.file)]
  if (!kept || !file) throw new errors.NotFoundError('That file is not in the media library any more.')
  const { alternativeText, caption, focalPoint } = kept
  const fileInfo = { name: replaced.name, alternativeText, caption, focalPoint }
  await withBytesOf(kept, (filepath, size) =>
    library.replace(file.id, { data: { fileInfo }, file: { filepath, originalFilename: kept.name, size } }, { user }),
  )
  await forgetReplaced(strapi, replaced)
}

/** Deletes a former file for good. Its row goes first: as long as it is there, the media library refuses. */
export async function forgetReplaced(strapi: Core.Strapi, { id, kept }: ReplacedFile): Promise<void> {
  await strapi.db.query(REPLACED_FILE).delete({ where: { id } })
  const library = mediaLibrary(strapi)
  const file = await library.findOne(kept)
  if (file) await library.remove(file)
}

/** Deletes former files that have been in the bin for `BIN_DAYS`. */
export async function emptyReplaced(strapi: Core.Strapi, now: Date = new Date()): Promise<void> {
  const before = new Date(now.getTime() - BIN_DAYS * DAY_MS).toISOString()
  const due: ReplacedFile[] = await strapi.db
    .query(REPLACED_FILE)
    .findMany({ where: { at: { $lt: before } }, limit: AT_A_TIME })
  for (const replaced of due) await forgetReplaced(strapi, replaced)
}

/** Copies the bytes of a file to the disk while `work` runs. */
async function withBytesOf<Result>(
  file: LibraryFile,
  work: (path: string, size: number) => Promise<Result>,
): Promise<Result> {
  const path = join(incomingDir, randomUUID())
  try {
    await pipeline(await openLibraryFile(file), createWriteStream(path, { mode: 0o600 }))
    return await work(path, (await stat(path)).size)
  } finally {
    await rm(path, { force: true })
  }
}
