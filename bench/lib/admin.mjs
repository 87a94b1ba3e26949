const ACCOUNT = { email: 'boss@ashlar.example', password: 'A-good-Passw0rd' }

/** Environment of a backend that has an account for the bench. */
export const ADMIN_ENV = { ADMIN_EMAIL: ACCOUNT.email, ADMIN_PASSWORD: ACCOUNT.password }

/**
 * @param {string} url
 * @param {AbortSignal} signal
 * @returns {Promise<(path: string, init?: RequestInit) => Promise<Response>>} sends a request to the admin's API, and
 * throws when the status is an error
 */
export async function callAdmin(url, signal) {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify(ACCOUNT)
  const answer = await fetch(`${url}/admin/login`, { method: 'POST', headers, body, signal })
  const { data } = await answer.json()
  return async (path, init = {}) => {
    const authorization = `Bearer ${data.token}`
    const response = await fetch(url + path, { ...init, headers: { authorization }, signal })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response
  }
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
