const ACCOUNT = { email: 'boss@ashlar.example', password: 'A-good-Passw0rd' }

/** Environment of a backend that has an account for the bench. */
export const ADMIN_ENV = { ADMIN_EMAIL: ACCOUNT.email, ADMIN_PASSWORD: ACCOUNT.password }

/** @typedef {(path: string, init?: RequestInit) => Promise<Response>} Desk a call of the admin's API */

/**
 * @param {string} url
 * @param {AbortSignal} signal
 * @returns {Promise<Desk>} sends a request, with a text as JSON, and throws when the status is an error
 */
export async function callAdmin(url, signal) {
  const json = { 'content-type': 'application/json' }
  const signIn = async () => {
    const answer = await fetch(`${url}/admin/login`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(ACCOUNT),
      signal,
    })
    return (await answer.json()).data.token
  }
  let token = await signIn()
  return async (path, init = {}) => {
    const ask = () =>
      fetch(url + path, {
        ...init,
        headers: { authorization: `Bearer ${token}`, ...(typeof init.body === 'string' ? json : {}) },
        signal,
      })
    let response = await ask()
    if (response.status === 401) {
      // A session ends after half an hour.
      token = await signIn()
      response = await ask()
    }
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response
  }
}

const CARDS = '/content-manager/collection-types/api::menu-images-mdm.menu-images-mdm'

/**
 * Changes a card of the menu, which every page shows.
 * @param {Desk} desk
 * @param {(card: Record<string, unknown>) => object} change
 */
export async function publishCard(desk, change) {
  const { results } = await (await desk(`${CARDS}?filters[Type][$eq]=Technology&sort=Sequence:DESC`)).json()
  const [card] = results
  if (!card) throw new Error('the menu has no card of technology')
  const body = JSON.stringify({ ...card, ...change(card) })
  await desk(`${CARDS}/${card.documentId}/actions/publish`, { method: 'POST', body })
}

/**
 * Signs in to the admin as an editor does, in its form.
 * @param {import('@playwright/test').Page} page
 * @param {string} contentUrl
 */
export async function signInAsEditor(page, contentUrl) {
  await page.goto(`${contentUrl}/admin/auth/login`)
  await page.locator('input[name="email"]').fill(ACCOUNT.email)
  await page.locator('input[name="password"]').fill(ACCOUNT.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('link', { name: 'Content Manager' }).waitFor()
}
