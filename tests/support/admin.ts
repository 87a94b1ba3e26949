import { editor } from './stacks'

const CARD = 'api::menu-images-mdm.menu-images-mdm'

interface Card {
  documentId: string
  ImageTitle: string
}

/** What an editor does in the admin of the content backend, by the calls that the admin itself makes. */
export class Admin {
  private constructor(
    private readonly backend: string,
    private readonly token: string,
  ) {}

  static async signIn(backend: string): Promise<Admin> {
    const answer = await fetch(`${backend}/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(editor),
    })
    if (!answer.ok) throw new Error(`signing in to the admin: ${answer.status} ${await answer.text()}`)
    const { data } = (await answer.json()) as { data: { token: string } }
    return new Admin(backend, data.token)
  }

  async cardTitled(title: string): Promise<Card> {
    const query = new URLSearchParams({ 'filters[ImageTitle][$eq]': title })
    const { results } = (await this.#call('GET', `${CARD}?${query}`)) as { results: Card[] }
    const [card] = results
    if (!card) throw new Error(`there is no card '${title}'`)
    return card
  }

  /** Saves a draft and publishes it. */
  async publishCard(card: Card, change: Partial<Card>): Promise<void> {
    await this.#call('POST', `${CARD}/${card.documentId}/actions/publish`, change)
  }

  async unpublishCard(card: Card): Promise<void> {
    await this.#call('POST', `${CARD}/${card.documentId}/actions/unpublish`, {})
  }

  async #call(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`${this.backend}/content-manager/collection-types/${path}`, {
      method,
      headers: { Authorization: `Bearer ${this.token}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
}
