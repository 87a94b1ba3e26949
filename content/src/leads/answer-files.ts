import { buffer } from 'node:stream/consumers'
import { mediaKindOfName } from '@ashlar/contract/node/media-kinds'
import type { Core } from '@strapi/strapi'
import type { MailFile } from '../mail/transport'
import { Undeliverable } from '../outbox/jobs'
import { resumeFiles } from '../resumes/resume-files'
import type { PrivateFile } from '../resumes/store'
import { ANSWERED } from './history'
import { LEAD_EVENT, type LeadFileRow, RESUME } from './rows'

/** Whether the same words went out with the same files: a second click, or a repeat after a lost response. */
export async function wasAnswered(
  strapi: Core.Strapi,
  lead: string,
  text: string,
  files: readonly PrivateFile[],
): Promise<boolean> {
  const events: { id: number }[] = await strapi.db
    .query(LEAD_EVENT)
    .findMany({ where: { lead, what: ANSWERED, text }, select: ['id'] })
  const sameFiles = hashesOf(files)
  for (const { id } of events) if (hashesOf(await filesOfAnswer(strapi, id)) === sameFiles) return true
  return false
}

const hashesOf = (files: readonly { sha256: string }[]) =>
  files
    .map(({ sha256 }) => sha256)
    .sort()
    .join()

function filesOfAnswer(strapi: Core.Strapi, event: number): Promise<LeadFileRow[]> {
  return strapi.db.query(RESUME).findMany({ where: { event }, orderBy: { id: 'asc' } })
}

/**
 * What an answer is sent with.
 *
 * @throws {Undeliverable} when a file is not in the store any more: the words alone would be another answer.
 */
export async function attachmentsOf(strapi: Core.Strapi, event: number): Promise<MailFile[]> {
  const files = await filesOfAnswer(strapi, event)
  return Promise.all(
    files.map(async ({ key, fileName }) => ({
      filename: fileName,
      content: await contentOf(key),
      contentType: mediaKindOfName(fileName)?.type ?? 'application/octet-stream',
    })),
  )
}

async function contentOf(key: string): Promise<Buffer> {
  const file = await openIfThere(key)
  if (file === null) throw new Undeliverable('a file of the answer is gone from the store; answer again, with the file')
  return buffer(file.stream)
}

async function openIfThere(key: string): Promise<Awaited<ReturnType<typeof resumeFiles.open>> | null> {
  try {
    return await resumeFiles.open(key)
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}

/** What the disk and the object store say of a file that is not there. */
function isGone(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NoSuchKey' || ('code' in error && error.code === 'ENOENT'))
}
