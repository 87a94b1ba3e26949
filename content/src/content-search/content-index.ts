import { setImmediate as letOthersIn, setTimeout as sleep } from 'node:timers/promises'
import type { Core, UID } from '@strapi/strapi'
import { uidOf } from '../content-models'
import { taskGroups } from '../editors/task-group-table'
import type { Fields } from '../publishing/faults'
import { wholeRecord } from '../publishing/walk'
import { type RecordTexts, textsOfRecord } from './record-texts'

/** What visitors see of a record: nothing, what the draft says, or what it said before. */
export type RecordState = 'draft' | 'published' | 'changed'

/** A record that can be found. */
export interface IndexedRecord extends RecordTexts {
  uid: UID.ContentType
  documentId: string
  state: RecordState
}

/** A row of a record; its time as the database has it. */
interface StoredRow {
  type: UID.ContentType
  id: number
  documentId: string
  updatedAt: unknown
  publishedAt: unknown
}

/** What is stored of a record now, without its texts. */
interface Stored {
  /** Changes exactly when the draft is saved. */
  stamp: string
  state: RecordState
}

/** Records whose texts are in memory at once while they are read. */
const AT_A_TIME = 50

/**
 * The texts of all records that editors write, in memory. Before a search it asks the database which records were saved
 * since, also by another server, and reads these alone.
 */
export class ContentIndex {
  readonly #records = new Map<UID.ContentType, Map<string, IndexedRecord & { stamp: string }>>()
  #reading: Promise<void> = Promise.resolve()

  constructor(private readonly strapi: Core.Strapi) {}

  /** Every type that is searched. */
  types(): UID.ContentType[] {
    return taskGroups.flatMap(({ models }) => models.map(uidOf))
  }

  recordsOf(uid: UID.ContentType): Iterable<IndexedRecord> {
    return this.#records.get(uid)?.values() ?? []
  }

  /**
   * Reads the records that were saved since the last update.
   *
   * @param longestMs how long to wait; the rest is read afterwards.
   * @returns whether everything is read.
   */
  async update(longestMs: number): Promise<boolean> {
    const read = () => this.#read()
    this.#reading = this.#reading.then(read, read)
    return Promise.race([this.#reading.then(() => true), sleep(longestMs, false, { ref: false })])
  }

  async #read(): Promise<void> {
    const stored = await this.#storedRecords()
    for (const uid of this.types()) {
      const known = this.#records.get(uid) ?? new Map()
      this.#records.set(uid, known)
      const current = stored.get(uid) ?? new Map<string, Stored>()
      for (const documentId of known.keys()) if (!current.has(documentId)) known.delete(documentId)
      const saved: string[] = []
      for (const [documentId, { stamp, state }] of current) {
        const record = known.get(documentId)
        if (record?.stamp === stamp) record.state = state
        else saved.push(documentId)
      }
      for (let at = 0; at < saved.length; at += AT_A_TIME) {
        for (const record of await this.#wholeRecords(uid, saved.slice(at, at + AT_A_TIME))) {
          const documentId = String(record.documentId)
          const now = current.get(documentId)
          if (now) known.set(documentId, { uid, documentId, ...now, ...textsOfRecord(this.strapi, uid, record) })
        }
        // Requests of visitors must be answered meanwhile.
        await letOthersIn()
      }
    }
  }

  async #wholeRecords(uid: UID.ContentType, documentIds: readonly string[]): Promise<Fields[]> {
    const filters = { documentId: { $in: documentIds } }
    const query = { status: 'draft', filters, limit: -1, populate: wholeRecord(this.strapi, uid) } as never
    return (await this.strapi.documents(uid).findMany(query)) as Fields[]
  }

  /** Reads all types with one query. */
  async #storedRecords(): Promise<Map<UID.ContentType, Map<string, Stored>>> {
    const { connection } = this.strapi.db
    const [first, ...others] = this.types().map((uid) =>
      connection(this.strapi.db.metadata.get(uid).tableName).select(
        connection.raw('CAST(? AS text) AS type', [uid]),
        'id',
        'document_id AS documentId',
        'updated_at AS updatedAt',
        'published_at AS publishedAt',
      ),
    )
    const rows: StoredRow[] = first ? await first.unionAll(others) : []
    const byType = new Map<UID.ContentType, Map<string, StoredRow[]>>()
    for (const row of rows) {
      const records = byType.get(row.type) ?? new Map<string, StoredRow[]>()
      byType.set(row.type, records.set(row.documentId, [...(records.get(row.documentId) ?? []), row]))
    }
    return new Map(
      [...byType].map(([type, records]) => [
        type,
        new Map([...records].map(([documentId, versions]) => [documentId, this.#stateOf(type, versions)])),
      ]),
    )
  }

  #stateOf(type: UID.ContentType, rows: readonly StoredRow[]): Stored {
    const hasDrafts = this.strapi.contentType(type).options?.draftAndPublish === true
    const draft = hasDrafts ? rows.find(({ publishedAt }) => publishedAt === null) : rows[0]
    const published = hasDrafts ? rows.find(({ publishedAt }) => publishedAt !== null) : draft
    const stamp = draft ? `${draft.id} ${timeOf(draft)}` : ''
    if (!published) return { stamp, state: 'draft' }
    return { stamp, state: draft && timeOf(draft) > timeOf(published) ? 'changed' : 'published' }
  }
}

/** Milliseconds since 1970. */
function timeOf({ updatedAt }: StoredRow): number {
  return new Date(updatedAt as string | number | Date).getTime()
}
