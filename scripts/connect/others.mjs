import { HR_SIGN_IN, peopleProvider, reads } from '@ashlar/contract'
import { ask } from './ask.mjs'

/** @typedef {import('./reads.mjs').Row} Row */

/**
 * The blog site: a WordPress of `BLOG_URL`, else the backend itself.
 * @param {string} contentUrl
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Row>}
 */
export async function blogRow(contentUrl, env) {
  const blog = env.BLOG_URL?.trim().replace(/\/+$/, '')
  const name = 'posts of the blog'
  const { status, body, reason } = await ask(`${blog || contentUrl}${reads.blogPosts.path}?per_page=2&_embed`)
  if (Array.isArray(body)) return { name, state: 'there', shows: `${body.length} cards in the Insights menu` }
  if (!blog) return { name, state: 'missing', shows: 'no posts; BLOG_URL names a WordPress' }
  return {
    name,
    state: status === 0 ? 'no answer' : `status ${status}`,
    todo: `BLOG_URL: ${reason || 'no list of posts'}`,
  }
}

/**
 * The people provider of the `HR_` variables: a token, then one page of jobs.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Row>}
 */
export async function peopleRow(env) {
  const name = 'people provider'
  const { HR_API_URL: api, HR_CLIENT_ID, HR_CLIENT_SECRET, HR_API_KEY } = env
  if (!api) return { name, state: 'not set', shows: 'openings of the content backend' }
  const missing = Object.entries({ HR_CLIENT_ID, HR_CLIENT_SECRET, HR_API_KEY }).filter(([, value]) => !value)
  if (missing.length > 0) return { name, state: 'not set', todo: `set ${missing.map(([key]) => key).join(', ')}` }
  const addressOf = (/** @type {string} */ path) =>
    path
      .replace('{login}', (env.HR_LOGIN_URL || 'https://login.keka.com').replace(/\/+$/, ''))
      .replace('{api}', api.replace(/\/+$/, ''))
  const body = new URLSearchParams({
    ...HR_SIGN_IN,
    client_id: HR_CLIENT_ID ?? '',
    client_secret: HR_CLIENT_SECRET ?? '',
    api_key: HR_API_KEY ?? '',
  })
  const signedIn = await ask(addressOf(peopleProvider.token.path), { method: 'POST', body })
  const token = /** @type {{ access_token?: unknown } | undefined} */ (signedIn.body)?.access_token
  if (typeof token !== 'string')
    return { name, state: `status ${signedIn.status}`, todo: 'look at the four HR_ variables' }
  const jobs = await ask(`${addressOf(peopleProvider.jobs.path)}?pageNumber=1&pageSize=1`, { token })
  return jobs.status === 200
    ? { name, state: 'there', shows: 'its published jobs' }
    : { name, state: `status ${jobs.status}`, todo: jobs.reason || 'its list of jobs cannot be read' }
}
