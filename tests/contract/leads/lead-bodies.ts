import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  builtInNotices,
  type LeadReceipt,
  type LeadType,
  leadReceipt,
  leadRegistry,
  leadWrites,
} from '@ashlar/contract'
import { leadExamples } from '../../support/expected/lead-examples'
import { post } from '../call'
import type { Backend } from '../databases'

let count = 0

/** A name and an email that no other test uses. */
export function uniquePerson(): { name: string; email: string } {
  count += 1
  return { name: 'Meera Joshi', email: `meera.${process.pid}.${count}@ashlar.example` }
}

function consentOf(type: LeadType) {
  return { noticeVersion: builtInNotices[type].version, purposes: [leadRegistry[type].purpose], marketing: false }
}

interface LeadBody {
  name: string
  email: string
  [field: string]: unknown
}

/** The smallest valid body of each form; applications also need a résumé. */
export function bodyOf(type: LeadType): LeadBody {
  return { ...uniquePerson(), ...leadExamples[type], consent: consentOf(type) }
}

export function send({ stack }: Backend, type: LeadType, body: unknown) {
  return post({ stack } as Backend, leadWrites[type].path, body, stack.tokens.create)
}

/** @returns the receipt in a response; fails when there is none. */
export function receiptIn({ status, body }: { status: number; body: unknown }): LeadReceipt {
  if (status !== 201) throw new Error(`expected a receipt, got ${status}: ${JSON.stringify(body)}`)
  return leadReceipt.parse((body as { data: unknown }).data)
}

/** The mails written so far whose text or headers contain all of the words. */
export function mailsWith({ stack }: Backend, ...words: string[]): string[] {
  return mailsIn(join(stack.dataDir, 'mail'), ...words)
}

export function mailsIn(folder: string, ...words: string[]): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => unfolded(mailIfThere(join(folder, name))))
    .filter((mail) => words.every((word) => mail.includes(word)))
}

/** An erasure may remove a mail between its listing and its reading. */
function mailIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

/** Decodes soft line breaks and escapes of quoted-printable, and joins folded headers. */
export function unfolded(mail: string): string {
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/=3D/g, '=')
    .replace(/\r?\n[ \t]+/g, ' ')
}

/** Waits until a value exists; the outbox sends a moment after the response. */
export async function eventually<T>(look: () => T | Promise<T>, isThere: (found: T) => boolean): Promise<T> {
  // A job of a killed process is taken by another process after twenty seconds; a test may take three minutes.
  const until = Date.now() + 150_000
  for (;;) {
    const found = await look()
    if (isThere(found)) return found
    if (Date.now() > until) throw new Error(`it did not come; last seen: ${JSON.stringify(found)?.slice(0, 500)}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** A valid résumé: the smallest PDF with a cross-reference table. */
export const PDF =
  '%PDF-1.4\n1 0 obj\n<<>>\nendobj\nxref\n0 1\n0000000000 65535 f \ntrailer\n<<>>\nstartxref\n30\n%%EOF\n'

export async function upload(
  { stack }: Backend,
  bytes: string | Uint8Array<ArrayBuffer>,
  name: string,
  token?: string,
) {
  const form = new FormData()
  form.append('files', new Blob([bytes]), name)
  const response = await fetch(new URL('/api/upload', stack.contentUrl), {
    method: 'POST',
    headers: { authorization: `Bearer ${token ?? stack.tokens.create}` },
    body: form,
  })
  const body: unknown = await response.json()
  return { status: response.status, body }
}
