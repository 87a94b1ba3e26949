const CARD = 'api::menu-images-mdm.menu-images-mdm'

/**
 * @typedef {object} Editor
 * @property {(turn: number) => Promise<void>} publish changes a word that every page shows
 */

/**
 * Signs in to the admin.
 * @param {string} backend
 * @param {{ ADMIN_EMAIL: string, ADMIN_PASSWORD: string }} account
 * @returns {Promise<Editor>}
 */
export async function editorOf(backend, account) {
  const signIn = async () => {
    const body = { email: account.ADMIN_EMAIL, password: account.ADMIN_PASSWORD }
    const answer = await call(`${backend}/admin/login`, 'POST', body)
    return /** @type {{ data: { token: string } }} */ (answer).data.token
  }
  let token = await signIn()
  const path = `${backend}/content-manager/collection-types/${CARD}`
  const list = /** @type {{ results: Record<string, unknown>[] }} */ (await call(path, 'GET', undefined, token))
  const [card] = list.results
  if (!card) throw new Error('there is no card to edit')
  const { documentId, ImageDescription } = card
  return {
    async publish(turn) {
      const change = { ...card, ImageDescription: `${ImageDescription}${' '.repeat(turn % 2)}` }
      const publish = () => call(`${path}/${documentId}/actions/publish`, 'POST', change, token)
      try {
        await publish()
      } catch (error) {
        // A sign-in expires after half an hour.
        if (!(error instanceof Error && error.message.includes('status 401'))) throw error
        token = await signIn()
        await publish()
      }
    },
  }
}

/**
 * @param {string} url
 * @param {'GET' | 'POST'} method
 * @param {unknown} [body]
 * @param {string} [token]
 * @returns {Promise<unknown>}
 */
async function call(url, method, body, token) {
  const answer = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`edit: status ${answer.status}`)
  return answer.json()
}
