import { interceptRequests } from '../../admin/strapi-port/requests'
import { fileChangesDone } from '../../media-use/admin/file-changes'

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

/** A request about a record, and what is done with it other than to store it. */
const REQUEST =
  /\/content-manager\/((?:collection-types\/[^/?]+\/[^/?]+)|(?:single-types\/[^/?]+))(?:\/actions\/(publish|discard))?(?:\?|$)/

const seenVersions = new Map<RecordKey, SeenVersion>()
/** Versions that the editor's own saves have replaced. The form goes on showing one until it is loaded again. */
const replaced = new Map<RecordKey, Set<string>>()
const refused = new Map<RecordKey, RefusedSave>()
const listeners = new Set<() => void>()

export function recordKeyOf(collectionType: string, model: string, documentId: string | undefined): RecordKey {
  return collectionType === 'single-types' ? `single-types/${model}` : `${collectionType}/${model}/${documentId ?? ''}`
}

/** Stores which version of a record the form shows. */
export function noteVersion(key: RecordKey, version: SeenVersion): void {
  if (!replaced.get(key)?.has(version.updatedAt)) seenVersions.set(key, version)
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
    const { key, action } = recordChanged(input, init)
    if (!key) return send(input, init)
    const version = seenVersions.get(key)
    const headers = new Headers(init?.headers)
    if (version) headers.set('X-Seen-Version', version.updatedAt)
    const response = await send(input, { ...init, headers })
    // The draft is as it was published, perhaps with that time.
    if (action === 'discard' && response.ok) replaced.delete(key)
    else await noteOutcome(key, init?.body, response.clone(), version ?? null)
    return response
  })
}

/** Whether a record is saved, a new one too. */
function isSave(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  const isWritten = /^(?:PUT|POST)$/i.test(init?.method ?? '')
  return isWritten && /\/content-manager\/(?:collection|single)-types\//.test(addressOf(input))
}

const addressOf = (input: RequestInfo | URL) => (input instanceof Request ? input.url : String(input))

function recordChanged(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
): { key?: RecordKey | undefined; action?: string | undefined } {
  const [, key, action] = REQUEST.exec(addressOf(input)) ?? []
  const method = init?.method?.toUpperCase()
  return method === (action === undefined ? 'PUT' : 'POST') ? { key, action } : {}
}

async function noteOutcome(
  key: RecordKey,
  body: RequestInit['body'],
  response: Response,
  version: SeenVersion | null,
): Promise<void> {
  if (response.ok) {
    if (version) replaced.set(key, (replaced.get(key) ?? new Set()).add(version.updatedAt))
    // The form is loaded again and then notes the new version; another save may come before. What publishing answers is
    // the published record and not the draft.
    const { data } = (await response.json()) as { data?: Partial<Record<'updatedAt' | 'publishedAt', string | null>> }
    if (data?.updatedAt && !data.publishedAt) {
      seenVersions.set(key, { updatedAt: data.updatedAt, content: contentOf(body) })
    } else {
      seenVersions.delete(key)
    }
    refused.delete(key)
  } else if (isRefusal(response) && typeof body === 'string') {
    const { error } = (await response.json()) as { error?: { name?: string; message?: string } }
    const isConflict = error?.name === 'ConflictError'
    refused.set(key, {
      message: error?.message ?? '',
      isConflict,
      sent: contentOf(body),
      base: version?.content ?? null,
    })
  }
  tell()
}

/** What a save sends. */
function contentOf(body: RequestInit['body']): Content {
  return typeof body === 'string' ? (JSON.parse(body) as Content) : {}
}

/** A response of the backend: neither a broken connection nor an error page of a proxy. */
function isRefusal({ status, headers }: Response): boolean {
  return status === 400 && Boolean(headers.get('content-type')?.includes('json'))
}
