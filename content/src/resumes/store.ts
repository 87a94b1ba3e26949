import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import {
  checkResumeFile,
  cleanLine,
  leadMessages,
  RESUME_HEAD_BYTES,
  resumeKindOf,
  type StoredResume,
  wholeLetters,
} from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { RESUME } from '../leads/rows'
import { enqueue } from '../outbox/enqueue'
import type { IncomingFile } from '../uploads/incoming-files'
import { resumeFiles } from './resume-files'
import { isWellFormed } from './structure'

/** Characters of a name, as many as its column holds together with the kind. */
const LONGEST_NAME = 240

/** A file in the store. */
export interface PrivateFile {
  key: string
  sha256: string
}

/** The file does not exist: never uploaded, erased by the schedule, or used by another application. */
export class ResumeGone extends Error {
  override readonly name = 'ResumeGone'
}

/**
 * Validates an uploaded file by its bytes and stores it outside of everything that is served.
 *
 * @returns the key that the application sends, or the error message for the field.
 */
export async function storeResume(
  strapi: Core.Strapi,
  file: IncomingFile,
): Promise<StoredResume | { message: string }> {
  const head = await firstBytes(file.path)
  const message = checkResumeFile({ size: file.size, head })
  if (message) return { message }
  const kind = resumeKindOf(head)
  if (kind === null || !(await isWellFormed(file.path, kind))) return { message: leadMessages.resumeBroken }

  const { key } = await keepFile(strapi, file, kind, 'resume')
  return { resume: key, kind, size: file.size }
}

/**
 * Stores a file that belongs to no lead yet, outside of everything that is served. One that no lead claims is removed by
 * the schedule.
 *
 * @param kind ending of its name.
 * @param unnamed stands for a name without a letter.
 */
export async function keepFile(
  strapi: Core.Strapi,
  { path, name, size }: IncomingFile,
  kind: string,
  unnamed: string,
): Promise<PrivateFile> {
  const key = randomBytes(24).toString('base64url')
  const sha256 = await hashOf(path)
  await resumeFiles.keep(key, path)
  const named = cleanLine(name)
    .replace(/[/\\:*?"<>|]/g, '_')
    .replace(/\.\w{1,5}$/, '')
  const fileName = `${wholeLetters(named, LONGEST_NAME) || unnamed}.${kind}`
  try {
    await strapi.db
      .query(RESUME)
      .create({ data: { key, fileName, kind, size, sha256, uploadedAt: new Date().toISOString() } })
  } catch (error) {
    // A file without a row would never be erased.
    await resumeFiles.remove(key)
    throw error
  }
  return { key, sha256 }
}

/**
 * Assigns a file to a lead, once.
 *
 * @param event the answer that it goes out with; `null` for the résumé of an application.
 */
export async function claimResume(
  strapi: Core.Strapi,
  key: string,
  lead: string,
  event: number | null = null,
): Promise<void> {
  const { count } = await strapi.db
    .query(RESUME)
    .updateMany({ where: { key, lead: { $null: true } }, data: { lead, event } })
  if (count !== 1) throw new ResumeGone('the résumé is not here')
}

/** Forgets every file of a lead: a résumé, and what the desk's answers went out with. */
export async function forgetFilesOf(strapi: Core.Strapi, lead: string): Promise<void> {
  const files: { key: string }[] = await strapi.db.query(RESUME).findMany({ where: { lead }, select: ['key'] })
  for (const { key } of files) await forgetResume(strapi, key, lead)
}

/**
 * Forgets a file, and removes it by a job of the same transaction.
 *
 * @param lead reference of its lead; `null` for a file that no lead has claimed, which stays when one claims it at the
 * same moment.
 */
export async function forgetResume(strapi: Core.Strapi, key: string, lead: string | null): Promise<void> {
  await strapi.db.transaction(async () => {
    const { count } = await strapi.db
      .query(RESUME)
      .deleteMany({ where: { key, lead: lead === null ? { $null: true } : lead } })
    if (count === 0) return
    await enqueue(strapi, { kind: 'resume-removal', detail: { resume: key } })
  })
}

async function firstBytes(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(RESUME_HEAD_BYTES), 0, RESUME_HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
