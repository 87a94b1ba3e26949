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

/** Bytes at the beginning of a file that tell its kind. Readers of PDF look for its mark in as many. */
export const RESUME_HEAD_BYTES = 1024

/** A blank, a line end, a zero, or a part of the mark of UTF-8, which some programs write before a PDF. */
const BEFORE_PDF = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20, 0xef, 0xbb, 0xbf])

/**
 * Detects the kind of a file by its first bytes, not by its name. The backend also checks the whole structure.
 *
 * @param head the first {@link RESUME_HEAD_BYTES} bytes; eight are enough for most.
 */
export function resumeKindOf(head: Uint8Array): ResumeKind | null {
  const begin = head.findIndex((byte) => !BEFORE_PDF.has(byte))
  if (begin > 0) return startsWith(head.subarray(begin), 'pdf') ? 'pdf' : null
  const kind = MAGIC.find(([name]) => startsWith(head, name))?.[0] ?? null
  return kind === 'docx' && !mayBeWord(head) ? null : kind
}

function startsWith(head: Uint8Array, kind: ResumeKind): boolean {
  const bytes = MAGIC.find(([name]) => name === kind)?.[1] ?? []
  return bytes.every((byte, index) => head[index] === byte)
}

/**
 * OpenDocument and Pages are archives as DOCX is. The first begins with a file `mimetype`, the second with parts whose
 * names Word never uses.
 */
function mayBeWord(head: Uint8Array): boolean {
  if (head.length < NAME_AT) return true
  const length = (head[NAME_AT - 4] ?? 0) + 256 * (head[NAME_AT - 3] ?? 0)
  const first = new TextDecoder('latin1').decode(head.subarray(NAME_AT, NAME_AT + length))
  return !/^(?:mimetype$|Index\/|Data\/|Metadata\/|preview|index\.xml)/.test(first)
}

/** Where the name of the first entry stands in an archive; its length is four bytes before. */
const NAME_AT = 30

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
