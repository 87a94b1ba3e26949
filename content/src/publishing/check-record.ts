import { findShapeFaults, type RecordFault } from '@ashlar/contract'
import type { Core, UID } from '@strapi/strapi'
import { contentModels, uidOf } from '../content-models'
import { buildingRule } from '../field-rules/building-rules'
import { consistencyRule } from '../field-rules/consistency-rules'
import { limitRule } from '../field-rules/field-limits'
import { fileKindRule } from '../field-rules/file-kinds'
import { patternRule } from '../field-rules/pattern-rules'
import { placeRule } from '../field-rules/place-rules'
import { emptyRequiredFields } from '../field-rules/required-fields'
import { outsideAddressRule } from '../mentions/outside-address-rules'
import { addressRule, redirectRule } from './address-rules'
import { dateRule } from './date-rules'
import type { Fields, PublishedRecords, PublishRule } from './faults'
import { deadLinkRule, linkRule, videoRule } from './link-rules'
import { mailTextRule } from './mail-text-rules'
import { menuRule } from './menu-rules'
import { noticeRule } from './notice-rules'
import { pageRule } from './page-rules'
import { pictureRule } from './picture-rules'
import { postRule } from './post-rules'
import { projectRule } from './project-rules'
import { chartRule, referenceRule, testimonialRule } from './reference-rules'
import { routingRule } from './routing-rules'
import { settingsRule } from './settings-rules'
import { translationRule } from './translation-rules'
import { wholeRecord } from './walk'

const modelOf = new Map<string, string>(
  [...contentModels.map(({ model }) => model), 'mail-text', 'blog-category', 'lead-routing-rule'].map((model) => [
    uidOf(model),
    model,
  ]),
)

/** The model of a content type that has publish rules; null for types that editors do not write. */
export function checkedModelOf(uid: string): string | null {
  return modelOf.get(uid) ?? null
}

/** Finds every fault that would keep a record from being shown as its editor intends. */
export class RecordCheck {
  /** Of each field by itself. */
  readonly #limits: readonly PublishRule[]
  readonly #rules: readonly PublishRule[]

  constructor(private readonly strapi: Core.Strapi) {
    this.#limits = [patternRule(strapi), limitRule(strapi)]
    this.#rules = [
      consistencyRule,
      buildingRule,
      placeRule,
      linkRule(strapi),
      deadLinkRule(strapi),
      outsideAddressRule(strapi),
      videoRule(strapi),
      referenceRule(strapi),
      addressRule(strapi),
      pageRule,
      pictureRule(strapi),
      fileKindRule(strapi),
      projectRule,
      chartRule,
      redirectRule,
      dateRule(strapi),
      mailTextRule,
      menuRule,
      noticeRule,
      postRule,
      routingRule,
      settingsRule,
      testimonialRule,
      translationRule,
    ]
  }

  /**
   * @param record complete, as the Document Service returns it.
   * @param published all other published records; passed in when many records are checked in a row.
   * @param seenFrom when visitors will see the record, if not now.
   */
  async faultsOf(
    uid: UID.ContentType,
    record: Fields,
    {
      published = readPublished(this.strapi),
      seenFrom = new Date(),
    }: { published?: PublishedRecords; seenFrom?: Date } = {},
  ): Promise<RecordFault[]> {
    const model = checkedModelOf(uid)
    if (!model) return []
    const asked = { model, uid, record, published, seenFrom }
    const limits = await faultsBy(this.#limits, asked)
    // Of a value that its field cannot have, nothing else needs to be said.
    const faults = [...limits, ...without(limits, await faultsBy(this.#rules, asked))]
    // What a rule has found is said in its words, which are nearer to an editor's.
    const shape = without(faults, findShapeFaults(model, record))
    const empty = without([...faults, ...shape], emptyRequiredFields(this.strapi, uid, record))
    return [...shape, ...faults, ...empty]
  }
}

async function faultsBy(rules: readonly PublishRule[], asked: Parameters<PublishRule>[0]): Promise<RecordFault[]> {
  const faults: RecordFault[] = []
  for (const rule of rules) faults.push(...(await rule(asked)))
  return faults
}

/** Those at fields that are not at fault already. */
function without(known: readonly RecordFault[], faults: readonly RecordFault[]): RecordFault[] {
  const at = new Set(known.map(({ path }) => path.join('.')))
  return faults.filter(({ path }) => !at.has(path.join('.')))
}

/** A record with its components and files, or null when it does not exist in this status. */
export async function readWhole(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  status: 'draft' | 'published',
): Promise<Fields | null> {
  const populate = wholeRecord(strapi, uid) as never
  return (await strapi.documents(uid).findOne({ documentId, status, populate })) as Fields | null
}

/** Reads lists of published records with their components, each list once. */
export function readPublished(strapi: Core.Strapi): PublishedRecords {
  const lists = new Map<string, Promise<readonly Fields[]>>()
  return {
    all(model) {
      const uid = uidOf(model)
      const list = lists.get(model) ?? (strapi.documents(uid).findMany(queryOf(strapi, uid)) as Promise<Fields[]>)
      lists.set(model, list)
      return list
    },
  }
}

const READ_WHOLE: readonly string[] = ['site-setting', 'menu-structure'].map(uidOf)

/** Of the settings and the menus the rules read components; of all other types only plain fields. */
function queryOf(strapi: Core.Strapi, uid: UID.ContentType): never {
  const query = { status: 'published', limit: -1 }
  return (READ_WHOLE.includes(uid) ? { ...query, populate: wholeRecord(strapi, uid) } : query) as never
}
