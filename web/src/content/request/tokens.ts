import 'server-only'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { env } from '@/config/env'
import { log } from '@/config/log'

const tokensFile = z.object({ read: z.string().min(1), create: z.string().min(1) })
type Tokens = z.infer<typeof tokensFile>

let known: { modified: number; tokens: Tokens } | undefined

/**
 * The bearer tokens of the content backend, from the environment or from `tokens.json`, which the backend writes at its
 * first start. They are read at each call, so that a backend that starts after the site is found.
 *
 * @returns empty strings while there are none; the backend then refuses.
 */
export function contentTokens(): Tokens {
  const { CONTENT_READ_TOKEN, CONTENT_CREATE_TOKEN, DATA_DIR } = env()
  if (CONTENT_READ_TOKEN && CONTENT_CREATE_TOKEN) return { read: CONTENT_READ_TOKEN, create: CONTENT_CREATE_TOKEN }
  const file = path.join(DATA_DIR, 'tokens.json')
  const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  if (modified === undefined) return { read: CONTENT_READ_TOKEN, create: CONTENT_CREATE_TOKEN }
  if (known?.modified !== modified) {
    try {
      known = { modified, tokens: tokensFile.parse(JSON.parse(readFileSync(file, 'utf8'))) }
    } catch (error) {
      log.error({ file: 'tokens.json', error }, 'the token file is unreadable; restart the content backend to renew it')
      return { read: '', create: '' }
    }
  }
  return known.tokens
}
