import * as z from 'zod/mini'
import { leadMessages } from './messages.js'

/** Maximum size of a résumé in bytes. */
export const RESUME_MAX_BYTES = 5 * 1024 * 1024

/** Field of the multipart body of `POST /api/upload`. */
export const RESUME_FIELD = 'files'

/** Value of a file field's `accept`. */
export const RESUME_ACCEPT =
  '.pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

export const resumeKinds = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const
export type ResumeKind = keyof typeof resumeKinds

/** Response of `POST /api/upload`; `resume` goes into the application. */
export interface StoredResume {
  resume: string
  kind: ResumeKind
  /** Bytes. */
  size: number
}

export const storedResume: z.ZodMiniType<StoredResume> = z.object({
  resume: z.string().check(z.regex(/^[\w-]{16,80}$/)),
  kind: z.enum(['pdf', 'doc', 'docx']),
  size: z.number(),
})

const MAGIC: readonly [ResumeKind, readonly number[]][] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['doc', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['docx', [0x50, 0x4b, 0x03, 0x04]],
]

/**
 * Detects the kind of a file by its first bytes, not by its name. The backend also checks the whole structure.
 *
 * @param head at least the first eight bytes.
 */
export function resumeKindOf(head: Uint8Array): ResumeKind | null {
  return MAGIC.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte))?.[0] ?? null
}

/**
 * Validates a chosen file before it is sent.
 *
 * @returns the message for the field, or `null` when the file may be sent.
 */
export function checkResumeFile(file: { size: number; head: Uint8Array } | null): string | null {
  if (file === null) return leadMessages.resume
  if (file.size === 0) return leadMessages.resumeEmpty
  if (file.size > RESUME_MAX_BYTES) return leadMessages.resumeLarge
  return resumeKindOf(file.head) ? null : leadMessages.resumeKind
}
