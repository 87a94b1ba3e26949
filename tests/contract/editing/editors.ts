import { goodRecordOf } from '../../support/expected/broken-records'
import { listAt, textAt, valueAt } from '../answers'
import type { Backend } from '../databases'

const PASSWORD = 'A-good-Passw0rd'

/** Environment of a backend whose admin can invite editors. */
export const ADMIN_ENV = { ADMIN_EMAIL: 'boss@ashlar.example', ADMIN_PASSWORD: PASSWORD }

export interface Answer {
  status: number
  body: unknown
}

/** A signed-in account of the admin; sends the same requests as the admin. */
export class Editor {
  private constructor(
    private readonly backend: Backend,
    private readonly token: string,
    readonly email: string,
  ) {}

  static async signIn(backend: Backend, email: string = ADMIN_ENV.ADMIN_EMAIL): Promise<Editor> {
    const { body } = await new Editor(backend, '', email).call('POST', '/admin/login', { email, password: PASSWORD })
    return new Editor(backend, textAt(body, 'data', 'token'), email)
  }

  /** Creates an account with one role; the new editor accepts the invitation and signs in. */
  async invite(role: string, firstname: string): Promise<Editor> {
    const { body: roles } = await this.call('GET', '/admin/roles')
    const wanted = listAt(roles, 'data').find((one) => textAt(one, 'code') === role)
    const email = `${firstname.toLowerCase()}@ashlar.example`
    const person = { firstname, lastname: 'Rao' }
    const { body } = await this.call('POST', '/admin/users', { ...person, email, roles: [valueAt(wanted, 'id')] })
    const registrationToken = textAt(body, 'data', 'registrationToken')
    await this.call('POST', '/admin/register', { registrationToken, userInfo: { ...person, password: PASSWORD } })
    return Editor.signIn(this.backend, email)
  }

  async call(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(new URL(path, this.backend.stack.contentUrl), {
      method,
      headers: {
        'content-type': 'application/json',
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text }
  }

  /** @throws {Error} when the response is an error. */
  async must(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await this.call(method, path, body)
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  /** @returns the document id of the published record: a good one with these fields. */
  async publishNew(model: string, fields: object): Promise<string> {
    const path = `/content-manager/collection-types/${uidOf(model)}/actions/publish`
    return textAt(await this.must('POST', path, { ...goodRecordOf(model), ...fields }), 'data', 'documentId')
  }

  /** @returns the id of the file. */
  async upload(name: string): Promise<number> {
    const form = new FormData()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'
    form.append('files', new Blob([svg], { type: 'image/svg+xml' }), name)
    const headers = { authorization: `Bearer ${this.token}` }
    const url = new URL('/upload', this.backend.stack.contentUrl)
    const answer: unknown = await (await fetch(url, { method: 'POST', headers, body: form })).json()
    return Number(valueAt(Array.isArray(answer) ? answer[0] : null, 'id'))
  }

  /** Sends one file as a form does. */
  sendFile(path: string, field: string, name: string, content: string | Uint8Array<ArrayBuffer>): Promise<Answer> {
    return this.sendForm(path, { [field]: new File([content], name) })
  }

  async sendForm(path: string, fields: Readonly<Record<string, string | File | readonly File[]>>): Promise<Answer> {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one)
    const headers = { authorization: `Bearer ${this.token}` }
    const response = await fetch(new URL(path, this.backend.stack.contentUrl), { method: 'POST', headers, body: form })
    const text = await response.text()
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text }
  }

  async download(path: string): Promise<Uint8Array<ArrayBuffer>> {
    const headers = { authorization: `Bearer ${this.token}` }
    const response = await fetch(new URL(path, this.backend.stack.contentUrl), { headers })
    if (!response.ok) throw new Error(`GET ${path}: ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  }

  /** @returns the new record's `documentId`. */
  async make(model: string, fields: object): Promise<string> {
    return textAt(await this.must('POST', formsOf(model), fields), 'data', 'documentId')
  }

  save(model: string, record: string, fields: object): Promise<Answer> {
    return this.call('PUT', `${formsOf(model)}/${record}`, fields)
  }

  publish(model: string, record: string, fields: object = {}): Promise<Answer> {
    return this.call('POST', `${formsOf(model)}/${record}/actions/publish`, fields)
  }

  takeDown(model: string, record: string): Promise<Answer> {
    return this.call('POST', `${formsOf(model)}/${record}/actions/unpublish`, {})
  }

  delete(model: string, record: string): Promise<Answer> {
    return this.call('DELETE', `${formsOf(model)}/${record}`)
  }

  /** The record as its form loads it. */
  async read(model: string, record: string): Promise<unknown> {
    return valueAt(await this.must('GET', `${formsOf(model)}/${record}`), 'data')
  }
}

/** Strapi's name of a content type. */
export function uidOf(model: string): string {
  return `api::${model}.${model}`
}

function formsOf(model: string): string {
  return `/content-manager/collection-types/${uidOf(model)}`
}
