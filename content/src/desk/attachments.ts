import { rm } from 'node:fs/promises'
import { extname } from 'node:path'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { incomingDir } from '../../config/environment'
import { forgetResume, keepFile, type PrivateFile } from '../resumes/store'
import { findKind, type KindOfFile } from '../uploads/file-kind'
import type { IncomingFile } from '../uploads/incoming-files'

/** Megabytes of all files of an answer together: many mail servers take no larger mail. */
const MOST_MB = 10

/**
 * Stores the files that an answer is to go out with: documents in PDF and pictures, by their bytes. Pictures lose where
 * they were taken, as in the media library. Hand them to `forgetUnclaimed` afterwards.
 *
 * @throws {errors.ValidationError} that names the first file that is not taken.
 */
export async function keepAttachments(strapi: Core.Strapi, files: readonly IncomingFile[]): Promise<PrivateFile[]> {
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  if (bytes > MOST_MB * 1024 * 1024) {
    throw new errors.ValidationError(
      `The files have more than ${MOST_MB} MB together, which many mailboxes refuse. Send a link, or fewer files.`,
    )
  }
  const kept: PrivateFile[] = []
  try {
    for (const file of files) kept.push(await keepAttachment(strapi, file))
    return kept
  } catch (error) {
    await forgetUnclaimed(strapi, kept)
    throw error
  }
}

async function keepAttachment(strapi: Core.Strapi, file: IncomingFile): Promise<PrivateFile> {
  const found = await findKind(file.path, incomingDir)
  const rewritten = found.kind === null ? null : found.rewritten
  try {
    if (!mayBeSent(found)) throw new errors.ValidationError(refusalOf(file.name, found))
    const [ending] = found.kind.endings
    // A name in capital letters keeps them; only the ending follows from the bytes.
    const name = extname(file.name) === '' ? `${file.name}${ending}` : file.name
    return await keepFile(strapi, { ...file, name, path: rewritten ?? file.path }, ending.slice(1), 'file')
  } finally {
    if (rewritten !== null) await rm(rewritten, { force: true })
  }
}

type KnownKind = Extract<KindOfFile, { rewritten: string | null }>

function mayBeSent(found: KindOfFile): found is KnownKind {
  if (found.kind === null || found.svg !== null) return false
  return found.kind.type === 'application/pdf' || found.kind.type.startsWith('image/')
}

function refusalOf(name: string, found: KindOfFile): string {
  if ('reason' in found) return `“${name}” ${found.reason}. ${found.mend}, then choose it again.`
  return `“${name}” is neither a PDF nor a picture (JPEG, PNG, WebP, AVIF, GIF), by its bytes.`
}

/** Removes the files that no answer has claimed: it was refused, or had been sent before. */
export async function forgetUnclaimed(strapi: Core.Strapi, files: readonly PrivateFile[]): Promise<void> {
  for (const { key } of files) await forgetResume(strapi, key, null)
}
