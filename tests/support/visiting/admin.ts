import { type Account, editor } from '../services/stacks'

/** A record as the admin returns it. */
export interface Entry extends Record<string, unknown> {
  documentId: string
}

const TYPES = {
  card: 'api::menu-images-mdm.menu-images-mdm',
  aboutMenu: 'api::about-us-menu.about-us-menu',
  post: 'api::post.post',
  page: 'api::page.page',
  project: 'api::consolidated-project.consolidated-project',
  report: 'api::insights-research-report.insights-research-report',
  vodcast: 'api::vodcast.vodcast',
  opening: 'api::opening.opening',
  translation: 'api::translation.translation',
} as const
export type Type = keyof typeof TYPES

/** Who is invited. */
const PERSON = { firstname: 'Meera', lastname: 'Rao' }

/** Actions of an editor in the admin, with the same requests as the admin's own. */
export class Admin {
  private constructor(
    private readonly backend: string,
    private readonly token: string,
  ) {}

  /** One sign-in for each backend, because the admin's rate limit refuses many in a row. */
  static readonly #signedIn = new Map<string, Promise<Admin>>()

  static signIn(backend: string): Promise<Admin> {
    const known = Admin.#signedIn.get(backend) ?? Admin.#signInAnew(backend)
    Admin.#signedIn.set(backend, known)
    return known
  }

  static async #signInAnew(backend: string): Promise<Admin> {
    const answer = await fetch(`${backend}/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(editor),
    })
    if (!answer.ok) throw new Error(`signing in to the admin: ${answer.status} ${await answer.text()}`)
    const { data } = (await answer.json()) as { data: { token: string } }
    return new Admin(backend, data.token)
  }

  /** Creates the first account of a backend that was started without one, and signs in with it. */
  static async register(backend: string): Promise<Admin> {
    const answer = await fetch(`${backend}/admin/register-admin`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...editor, firstname: 'Editor', lastname: 'Ashlar' }),
    })
    if (!answer.ok) throw new Error(`making the first account: ${answer.status} ${await answer.text()}`)
    return Admin.signIn(backend)
  }

  /**
   * Makes an account with one role, whose invitation is accepted.
   *
   * @param name before the @ of its address, for a second account of a role.
   */
  async invite(role: string, name = role): Promise<Account> {
    const account = { email: `${name}@ashlar.example`, password: editor.password }
    const registrationToken = await this.sendInvitation(role, account.email)
    await this.#ask('POST', '/admin/register', {
      registrationToken,
      userInfo: { ...PERSON, password: account.password },
    })
    return account
  }

  /** @returns the token of the link in the invitation's mail. */
  async sendInvitation(role: string, email: string): Promise<string> {
    const { data: roles } = (await this.#ask('GET', '/admin/roles')) as { data: { id: number; code: string }[] }
    const wanted = roles.filter(({ code }) => code === role).map(({ id }) => id)
    const invited = await this.#ask('POST', '/admin/users', { ...PERSON, email, roles: wanted })
    return (invited as { data: { registrationToken: string } }).data.registrationToken
  }

  /** The first record with these fields. */
  async find(type: Type, fields: Readonly<Record<string, string>> = {}): Promise<Entry> {
    const query = new URLSearchParams(
      Object.entries(fields).map(([name, value]) => [`filters[${name}][$eq]`, value] as [string, string]),
    )
    const { results } = (await this.#call('GET', `${TYPES[type]}?${query}`)) as { results: Entry[] }
    const [entry] = results
    if (!entry) throw new Error(`there is no ${type} with ${JSON.stringify(fields)}`)
    return entry
  }

  /** The address of the form of the first record with these fields. */
  async formOf(type: Type, fields: Readonly<Record<string, string>>): Promise<string> {
    const { documentId } = await this.find(type, fields)
    return `${this.backend}/admin/content-manager/collection-types/${TYPES[type]}/${documentId}`
  }

  /** Creates a record and publishes it at once. */
  async create(type: Type, fields: Readonly<Record<string, unknown>>): Promise<Entry> {
    const { data } = (await this.#call('POST', `${TYPES[type]}/actions/publish`, fields)) as { data: Entry }
    return data
  }

  /** Saves a draft. */
  async save(type: Type, { documentId }: Entry, change: Readonly<Record<string, unknown>>): Promise<void> {
    await this.#call('PUT', `${TYPES[type]}/${documentId}`, change)
  }

  /** Deletes permanently, published or not. */
  async delete(type: Type, { documentId }: Entry): Promise<void> {
    await this.#call('DELETE', `${TYPES[type]}/${documentId}`)
  }

  /** Publishes a record, with changes if there are any. */
  async publish(type: Type, entry: Entry, change: Readonly<Record<string, unknown>> = {}): Promise<void> {
    await this.#call('POST', `${TYPES[type]}/${entry.documentId}/actions/publish`, { ...entry, ...change })
  }

  async unpublish(type: Type, entry: Entry): Promise<void> {
    await this.#call('POST', `${TYPES[type]}/${entry.documentId}/actions/unpublish`, {})
  }

  /** Publishes the site settings with these changes. */
  async publishSettings(change: Readonly<Record<string, unknown>>): Promise<void> {
    await this.#ask('POST', '/content-manager/single-types/api::site-setting.site-setting/actions/publish', change)
  }

  /** Makes a link to a draft. */
  async share(type: Type, { documentId }: Entry): Promise<string> {
    const { url } = (await this.#ask('POST', `/previews/${TYPES[type]}/${documentId}`, {})) as { url: string }
    return url
  }

  #call(method: string, path: string, body?: unknown): Promise<unknown> {
    return this.#ask(method, `/content-manager/collection-types/${path}`, body)
  }

  async #ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`${this.backend}${path}`, {
      method,
      headers: { Authorization: `Bearer ${this.token}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
}
