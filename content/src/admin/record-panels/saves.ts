import { fileChangesDone } from '../gallery/file-changes'
import { interceptRequests } from '../strapi-port/requests'

/** A record as the admin's addresses name it: `collection-types/api::post.post/abc`, `single-types/api::x.x`. */
type RecordKey = string

/** Changes that an editor sent and the backend refused. */
interface RefusedSave {
  message: string
  /** Whether it was refused because another editor had saved the record meanwhile. */
  isConflict: boolean
  sent: Content
  /** What the form was filled with; null when that is not known. */
  base: Content | null
}

type Content = Readonly<Record<string, unknown>>

/** A version of a record that a form shows. */
interface SeenVersion {
  updatedAt: string
  content: Content
}

const SAVE =
  /\/content-manager\/((?:collection-types\/[^/?]+\/[^/?]+)|(?:single-types\/[^/?]+))(?:\/actions\/publish)?(?:\?|$)/

const seenVersions = new Map<RecordKey, SeenVersion>()
const refused = new Map<RecordKey, RefusedSave>()
const listeners = new Set<() => void>()

export function recordKeyOf(collectionType: string, model: string, documentId: string | undefined): RecordKey {
  return collectionType === 'single-types' ? `single-types/${model}` : `${collectionType}/${model}/${documentId ?? ''}`
}

/** Stores which version of a record the form shows. */
export function noteVersion(key: RecordKey, version: SeenVersion): void {
  seenVersions.set(key, version)
}

export function refusedSaveOf(key: RecordKey): RefusedSave | undefined {
  return refused.get(key)
}

export function forgetRefusedSave(key: RecordKey): void {
  refused.delete(key)
  tell()
}

/** @returns a function that removes the listener. */
export function onRefusedSaves(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}

/**
 * From now on every save of a record sends the version that it is based on, and refused changes are kept. The admin
 * sends no version by itself, and it resets the form to the stored content when a save fails.
 */
export function watchSaves(): void {
  interceptRequests(async (send, input, init) => {
    if (isSave(input, init)) await fileChangesDone()
    const key = savedRecord(input, init)
    if (!key) return send(input, init)
    const version = seenVersions.get(key)
    const headers = new Headers(init?.headers)
    if (version) headers.set('X-Seen-Version', version.updatedAt)
    const response = await send(input, { ...init, headers })
    await noteOutcome(key, init?.body, response.clone(), version?.content ?? null)
    return response
  })
}

/** Whether a record is saved, a new one too. */
function isSave(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  const address = input instanceof Request ? input.url : String(input)
  return /^(?:PUT|POST)$/i.test(init?.method ?? '') && /\/content-manager\/(?:collection|single)-types\//.test(address)
}

function savedRecord(input: RequestInfo | URL, init: RequestInit | undefined): RecordKey | null {
  const method = init?.method?.toUpperCase()
  if (method !== 'PUT' && method !== 'POST') return null
  const address = input instanceof Request ? input.url : String(input)
  const isPublish = /\/actions\/publish(?:\?|$)/.test(address)
  if (method === 'POST' && !isPublish) return null
  return SAVE.exec(address)?.[1] ?? null
}

async function noteOutcome(
  key: RecordKey,
  body: RequestInit['body'],
  response: Response,
  base: Content | null,
): Promise<void> {
  if (response.ok) {
    // The form reloads the record and then notes the new version.
    seenVersions.delete(key)
    refused.delete(key)
  } else if (isRefusal(response) && typeof body === 'string') {
    const { error } = (await response.json()) as { error?: { name?: string; message?: string } }
    const sent = JSON.parse(body) as Record<string, unknown>
    refused.set(key, { message: error?.message ?? '', isConflict: error?.name === 'ConflictError', sent, base })
  }
  tell()
}

/** A response of the backend: neither a broken connection nor an error page of a proxy. */
function isRefusal({ status, headers }: Response): boolean {
  return status === 400 && Boolean(headers.get('content-type')?.includes('json'))
}
