import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chmod, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { StoredResume } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { resumesDir } from '../../config/environment'
import { RESUME } from '../leads/uids'
import { isWellFormed } from './structure'

/** A file as the body parser left it on the disk. */
export interface IncomingFile {
  path: string
  /** As the visitor's system named it; shown to the desk, never used as a path. */
  name: string
  size: number
}

/**
 * Judges an uploaded file by its bytes and keeps it outside of everything that is served.
 *
 * @returns what the application refers to it by, or the message for the field.
 */
export async function storeResume(
  strapi: Core.Strapi,
  file: IncomingFile,
): Promise<StoredResume | { message: string }> {
  const { checkResumeFile, cleanLine, leadMessages, resumeKindOf } = await import('@ashlar/contract')
  const head = await firstBytes(file.path)
  const message = checkResumeFile({ size: file.size, head })
  if (message) return { message }
  const kind = resumeKindOf(head)
  if (kind === null || !(await isWellFormed(file.path, kind))) return { message: leadMessages.resumeBroken }

  const key = randomBytes(24).toString('base64url')
  const sha256 = await hashOf(file.path)
  await chmod(file.path, 0o600)
  await rename(file.path, join(resumesDir, key))
  const base =
    cleanLine(file.name)
      .replace(/[/\\:*?"<>|]/g, '_')
      .replace(/\.\w{1,5}$/, '')
      .slice(0, 100) || 'resume'
  await strapi.db.query(RESUME).create({
    data: { key, fileName: `${base}.${kind}`, kind, size: file.size, sha256, uploadedAt: new Date().toISOString() },
  })
  return { resume: key, kind, size: file.size }
}

async function firstBytes(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0)
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
