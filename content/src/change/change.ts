import { isRecord } from '@ashlar/contract'
import type { Core, UID } from '@strapi/strapi'
import { documentIdOf } from '../document-id'
import { checkedModelOf, readWhole } from '../publishing/check-record'
import type { Fields } from '../publishing/faults'

/** The actions of Strapi's Document Service that change a record. */
const ACTIONS = ['create', 'clone', 'update', 'publish', 'unpublish', 'discardDraft', 'delete'] as const
export type ChangeAction = (typeof ACTIONS)[number]

/** What a step does once Strapi has made the change, in the same transaction. */
export type AfterChange = () => Promise<void>

/**
 * One step of every change: it runs before Strapi makes the change, may complete or refuse it, and returns what follows
 * from it.
 */
export type ChangeStep = (change: Change) => Promise<AfterChange | undefined> | AfterChange | undefined

/** The rows of a record, without components and files. */
export interface Rows {
  draft: Fields | null
  published: Fields | null
}

/** A change of one record, and the record before and after it: each is read at most once. */
export class Change {
  /** The model of a type that editors write, else `null`. */
  readonly model: string | null
  /** Whether it publishes the record. */
  readonly publishes: boolean
  /** Whether visitors see what is saved: it publishes, or the type has no drafts. */
  readonly shows: boolean
  /** The record it is about; `null` before it is created. */
  documentId: string | null
  /** What Strapi answers; `undefined` before the change is made. */
  result: unknown
  readonly #hasDrafts: boolean
  readonly #effects: (() => void)[] = []
  #before: Promise<Rows> | undefined
  #after: Promise<Fields | null> | undefined

  constructor(
    private readonly strapi: Core.Strapi,
    readonly uid: UID.ContentType,
    readonly action: ChangeAction,
    readonly params: Fields,
  ) {
    const saves = action === 'create' || action === 'update'
    this.model = checkedModelOf(uid)
    this.#hasDrafts = strapi.contentType(uid).options?.draftAndPublish === true
    this.publishes = action === 'publish' || (saves && params.status === 'published')
    this.shows = this.publishes || (saves && !this.#hasDrafts)
    // A copy is another record than the one that it is made from.
    this.documentId = action === 'clone' ? null : documentIdOf(params)
  }

  /** What is saved, as it was sent; `null` for an action that sends nothing. */
  get data(): Fields | null {
    return isRecord(this.params.data) ? this.params.data : null
  }

  /** The record before the change. Ask for it before the change is made. */
  before(): Promise<Rows> {
    this.#before ??= this.#readRows()
    return this.#before
  }

  /**
   * The record as the change leaves it, with components and files: what visitors see when it publishes, else the draft.
   * Publishing copies the draft, so both have the same content then.
   */
  after(): Promise<Fields | null> {
    this.#after ??= this.whole(this.publishes && this.#hasDrafts ? 'published' : 'draft')
    return this.#after
  }

  /** The record as it is now, with components and files. */
  async whole(status: 'draft' | 'published'): Promise<Fields | null> {
    return this.documentId === null ? null : readWhole(this.strapi, this.uid, this.documentId, status)
  }

  /** Runs `effect` when the change is stored for good: whoever is told of it earlier would still read the old content. */
  afterCommit(effect: () => void): void {
    this.#effects.push(effect)
  }

  /** Runs the effects. */
  committed(): void {
    for (const effect of this.#effects) effect()
  }

  async #readRows(): Promise<Rows> {
    const { documentId } = this
    if (documentId === null) return { draft: null, published: null }
    const rows: Fields[] = await this.strapi.db.query(this.uid).findMany({ where: { documentId } })
    const published = this.#hasDrafts ? rows.find(({ publishedAt }) => publishedAt) : undefined
    return { draft: rows.find((row) => row !== published) ?? null, published: published ?? null }
  }
}

/** @returns `null` for an action that changes nothing, and for types that are not ours. */
export function changeOf(strapi: Core.Strapi, uid: UID.ContentType, action: string, params: unknown): Change | null {
  const known = ACTIONS.find((one) => one === action)
  if (known === undefined || !uid.startsWith('api::')) return null
  return new Change(strapi, uid, known, isRecord(params) ? params : {})
}
