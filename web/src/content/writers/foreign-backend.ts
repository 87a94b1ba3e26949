import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { linkCalls } from '@ashlar/contract'
import { writeAtomically } from '@ashlar/contract/node/write-atomically'
import * as z from 'zod'
import { env } from '@/config/env'
import { log } from '@/config/log'
import { RequestError } from '../errors'
import { request } from '../request/request'
import { readService } from '../request/service-calls'

/** What the answers of another backend have told about one of its types. */
export interface LearntType {
  /** Whether it takes a body as the specification has it, or inside `data` as a stock controller wants it. */
  shape?: 'bare' | 'data' | undefined
  /** Attributes that the type does not have. */
  absent: string[]
  /** Whether an answer has named all attributes of the type. */
  complete: boolean
}

/** Attributes are learnt anew at each start, because somebody may have added one. */
const learntFile = z.object({ url: z.string(), shapes: z.record(z.string(), z.enum(['bare', 'data'])) })

/** Only for the backend of this address. */
let learnt: Promise<Map<string, LearntType> | null> | undefined
let asked: Promise<'own' | 'foreign' | 'unknown'> | undefined

/**
 * Whether what visitors send goes to a backend that is not ours: it has no routes for signed links. A backend that does
 * not answer is what it was before; one that was never asked counts as ours, which promises nothing that is not stored.
 */
export async function isForeignBackend(): Promise<boolean> {
  asked ??= askWhose()
  const whose = await asked
  if (whose === 'unknown') {
    asked = undefined
    return (await known()) !== null
  }
  return whose === 'foreign'
}

/** Pages ask this too, and must not wait for a backend that is away. */
async function askWhose(): Promise<'own' | 'foreign' | 'unknown'> {
  const { CONTENT_URL } = env()
  let allowed: string | null
  try {
    const answer = await readService(CONTENT_URL, () => request.options(CONTENT_URL + linkCalls.seeLead.path))
    allowed = answer.headers.get('allow')
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    return 'unknown'
  }
  if (allowed === null) return 'unknown'
  if (allowed.includes('POST')) return 'own'
  if ((await known()) === null) await keep(new Map())
  log.info('the content backend is not ours: what visitors send is kept in the outbox of the site until it is taken')
  return 'foreign'
}

/** What is known about the type behind a path. */
export async function learntOf(pathOfType: string): Promise<LearntType> {
  return (await known())?.get(pathOfType) ?? { absent: [], complete: false }
}

/** Keeps what an answer has told: the form of a body also for the next start. */
export async function learn(pathOfType: string, type: LearntType): Promise<void> {
  const types = (await known()) ?? new Map<string, LearntType>()
  types.set(pathOfType, type)
  await keep(types)
}

function known(): Promise<Map<string, LearntType> | null> {
  learnt ??= readLearnt()
  return learnt
}

async function readLearnt(): Promise<Map<string, LearntType> | null> {
  try {
    const { url, shapes } = learntFile.parse(JSON.parse(await readFile(fileOfLearnt(), 'utf8')))
    if (url !== env().CONTENT_URL) return null
    return new Map(Object.entries(shapes).map(([type, shape]) => [type, { shape, absent: [], complete: false }]))
  } catch (error) {
    const isNew = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isNew) log.warn({ error }, 'what was learnt about the content backend could not be read, and is learnt again')
    return null
  }
}

async function keep(types: Map<string, LearntType>): Promise<void> {
  learnt = Promise.resolve(types)
  const shapes = [...types].flatMap(([type, { shape }]) => (shape ? [[type, shape] as const] : []))
  const text = JSON.stringify({ url: env().CONTENT_URL, shapes: Object.fromEntries(shapes) })
  try {
    await writeAtomically(fileOfLearnt(), text, 'cache')
  } catch (error) {
    log.warn({ error }, 'what was learnt about the content backend could not be kept')
  }
}

function fileOfLearnt(): string {
  return path.join(env().DATA_DIR, 'site', 'foreign-backend.json')
}
