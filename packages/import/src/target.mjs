import { causeOf } from './ask.mjs'
import { ImportFailure } from './import-failure.mjs'
import { isObject, textOf } from './source-record.mjs'

/** Milliseconds until a call to our backend is given up. */
const PATIENCE = 60_000

/** A field that our backend refused. */
/** @typedef {{ field: string, message: string }} Fault */

/** Our backend refused a record or a file. */
export class Refused extends Error {
  /**
   * @param {string} message
   * @param {number} status
   * @param {readonly Fault[]} faults
   */
  constructor(message, status, faults) {
    super(message)
    this.name = 'Refused'
    this.status = status
    this.faults = faults
  }
}

/**
 * @typedef {object} ContentType
 * @property {string} uid
 * @property {'collectionType' | 'singleType'} kind
 * @property {{ singularName: string, pluralName: string, displayName: string }} info
 * @property {import('./fit-record.mjs').Attributes} attributes
 * @property {{ draftAndPublish?: boolean }} options
 */

/**
 * @typedef {object} Schemas of our backend
 * @property {(model: string) => ContentType | null} typeOf
 * @property {ReadonlyMap<string, import('./fit-record.mjs').Attributes>} components fields of each component
 */

/** A file of the media library; `path` is its address there. */
/** @typedef {{ id: number, path: string, name: string, alternativeText: string, caption: string }} LibraryFile */

/** A record of ours: its id, and when its draft was last changed. */
/** @typedef {{ record: string, updatedAt: string, isDraft: boolean }} Found */

/**
 * Our backend, through the calls of its admin: an import may do what its account may do, and everything that holds for
 * an editor (rights, history, bin, rules of publishing) holds for it.
 */
export class Target {
  #to
  #account
  #signal
  #token = ''

  /** @param {{ to: URL, email: string, password: string, signal: AbortSignal }} options */
  constructor({ to, email, password, signal }) {
    this.#to = to
    this.#account = { email, password }
    this.#signal = signal
  }

  /** @returns {Promise<Schemas>} */
  async signIn() {
    await this.#takeToken()
    const body = await this.#call('GET', 'content-manager/init')
    /** @type {{ contentTypes: ContentType[], components: { uid: string, attributes: import('./fit-record.mjs').Attributes }[] }} */
    const { contentTypes, components } = /** @type {any} */ (body).data
    const types = new Map(contentTypes.map((type) => [type.uid, type]))
    return {
      typeOf: (model) => types.get(uidOf(model)) ?? null,
      components: new Map(components.map(({ uid, attributes }) => [uid, attributes])),
    }
  }

  /**
   * @param {ContentType} type
   * @param {Readonly<Record<string, unknown>>} key values of the natural key
   * @returns {Promise<Found | null>}
   */
  async find(type, key) {
    if (type.kind === 'singleType') return this.read(type, '')
    const query = new URLSearchParams({ pageSize: '1' })
    for (const [field, value] of Object.entries(key)) {
      const isNull = value === null || value === undefined
      query.set(`filters[${field}][${isNull ? '$null' : '$eq'}]`, isNull ? 'true' : String(value))
    }
    const body = await this.#call('GET', `${formsOf(type)}?${query}`)
    const [first] = isObject(body) && Array.isArray(body.results) ? body.results : []
    return foundOf(first)
  }

  /**
   * @param {ContentType} type
   * @param {string} record
   * @returns {Promise<Found | null>} null when it was deleted
   */
  async read(type, record) {
    try {
      return foundOf(await this.#call('GET', placeOf(type, record)))
    } catch (error) {
      if (error instanceof Refused && error.status === 404) return null
      throw error
    }
  }

  /**
   * Makes a draft, or changes one.
   * @param {ContentType} type
   * @param {string | null} record null for a new one
   * @param {Record<string, unknown>} fields
   * @returns {Promise<Found>}
   */
  async save(type, record, fields) {
    const isNew = record === null && type.kind !== 'singleType'
    const body = await this.#call(isNew ? 'POST' : 'PUT', isNew ? formsOf(type) : placeOf(type, record ?? ''), fields)
    const found = foundOf(body)
    if (!found) throw new Refused('the backend did not say what it stored', 500, [])
    return found
  }

  /**
   * @param {ContentType} type
   * @param {string} record
   */
  async publish(type, record) {
    await this.#call('POST', `${placeOf(type, record)}/actions/publish`, {})
  }

  /**
   * @param {{ bytes: Buffer, type: string, name: string, info: object }} file
   * @returns {Promise<LibraryFile>}
   */
  async upload({ bytes, type, name, info }) {
    const form = new FormData()
    form.append('files', new Blob([new Uint8Array(bytes)], { type }), name)
    form.append('fileInfo', JSON.stringify(info))
    const body = await this.#call('POST', 'upload', form)
    const [file] = Array.isArray(body) ? body : []
    if (!isObject(file)) throw new Refused('the media library did not take it', 500, [])
    return libraryFileOf(file)
  }

  /**
   * @param {number} id
   * @returns {Promise<LibraryFile | null>} null when it was deleted
   */
  async file(id) {
    try {
      const body = await this.#call('GET', `upload/files/${id}`)
      return isObject(body) ? libraryFileOf(body) : null
    } catch (error) {
      if (error instanceof Refused && error.status === 404) return null
      throw error
    }
  }

  /**
   * @param {number} id of a file
   * @param {{ name: string, alternativeText: string, caption: string }} info
   */
  async describe(id, info) {
    const form = new FormData()
    form.append('fileInfo', JSON.stringify(info))
    await this.#call('POST', `upload?id=${id}`, form)
  }

  /**
   * @param {readonly object[]} subscriptions of the newsletter
   * @returns {Promise<{ taken: number, refusals: number, known: number, faults: { index: number, message: string }[] }>}
   */
  async takeSubscriptions(subscriptions) {
    return /** @type {any} */ (await this.#call('POST', 'lead-desk/subscriptions', { subscriptions }))
  }

  async #takeToken() {
    try {
      const body = await this.#call('POST', 'admin/login', this.#account)
      this.#token = isObject(body) && isObject(body.data) ? textOf(body.data.token) : ''
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      throw new ImportFailure('Nothing was imported.', {
        cause: `${this.#to.origin} did not accept IMPORT_EMAIL and IMPORT_PASSWORD (${error.message})`,
        mend: 'set them to an account of the admin; after many attempts wait a quarter of an hour',
      })
    }
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   * @param {boolean} [again] whether it is the second attempt, with a new session
   * @returns {Promise<unknown>}
   */
  async #call(method, path, body, again = false) {
    const isForm = body instanceof FormData
    /** @type {Response} */
    let response
    try {
      response = await fetch(new URL(path, this.#to), {
        method,
        headers: {
          ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
          ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
        },
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
        signal: AbortSignal.any([this.#signal, AbortSignal.timeout(PATIENCE)]),
      })
    } catch (error) {
      this.#signal.throwIfAborted()
      throw new ImportFailure('The import stopped.', {
        cause: `our backend at ${this.#to.origin} did not answer (${causeOf(error)})`,
        mend: 'start it (npm start), and run the same command again: it goes on where it stopped',
      })
    }
    const text = await response.text()
    if (response.status === 401 && this.#token && !again) {
      // A session of the admin ends after half an hour.
      await this.#takeToken()
      return this.#call(method, path, body, true)
    }
    if (!response.ok) throw refusalOf(response.status, text)
    return text ? JSON.parse(text) : null
  }
}

/** @param {string} model */
const uidOf = (model) => `api::${model}.${model}`

/** @param {ContentType} type */
function formsOf({ kind, uid }) {
  return `content-manager/${kind === 'singleType' ? 'single-types' : 'collection-types'}/${uid}`
}

/**
 * @param {ContentType} type
 * @param {string} record
 */
function placeOf(type, record) {
  return type.kind === 'singleType' ? formsOf(type) : `${formsOf(type)}/${encodeURIComponent(record)}`
}

/**
 * @param {unknown} body a response, or a record of a list
 * @returns {Found | null}
 */
function foundOf(body) {
  const data = isObject(body) && isObject(body.data) ? body.data : body
  if (!isObject(data) || typeof data.documentId !== 'string') return null
  return { record: data.documentId, updatedAt: textOf(data.updatedAt), isDraft: data.status === 'draft' }
}

/** @param {Record<string, unknown>} file @returns {LibraryFile} */
function libraryFileOf({ id, url, name, alternativeText, caption }) {
  return {
    id: Number(id),
    path: textOf(url),
    name: textOf(name),
    alternativeText: textOf(alternativeText),
    caption: textOf(caption),
  }
}

/**
 * @param {number} status
 * @param {string} text
 */
function refusalOf(status, text) {
  let error
  try {
    error = JSON.parse(text).error
  } catch (fault) {
    if (!(fault instanceof SyntaxError)) throw fault
  }
  if (!isObject(error)) return new Refused(`the backend answered ${status}`, status, [])
  const details = isObject(error.details) && Array.isArray(error.details.errors) ? error.details.errors : []
  const faults = details.filter(isObject).map(({ path, message }) => ({
    field: Array.isArray(path) ? path.map(String).join('.') : '',
    message: textOf(message),
  }))
  const message = status === 403 ? 'the account of IMPORT_EMAIL may not do this' : textOf(error.message)
  return new Refused(message || `the backend answered ${status}`, status, faults)
}
