import { randomUUID } from 'node:crypto'
import { enquiry } from '../load.mjs'
import { requestsOf } from '../stored.mjs'

/** Several, because nginx may send each to another site and another backend. */
const ENQUIRIES = 4

/**
 * The id that the edge gives to a visitor's request must be the one in the history of the lead in the database, past
 * the site, the inner port of the edge and the backend.
 * @param {import('../profile.mjs').Profile} profile
 * @returns {Promise<import('../figures.mjs').Figure[]>}
 */
export async function proveRequestId({ edgeUrl, databaseUrl }) {
  let same = 0
  for (let count = 0; count < ENQUIRIES; count++) {
    const name = `Id ${randomUUID()}`
    const answer = await fetch(`${edgeUrl}/api/leads/enquiry`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(enquiry(name)),
    })
    await answer.arrayBuffer()
    const id = answer.headers.get('x-request-id')
    const stored = await requestsOf(databaseUrl, [name])
    if (id !== null && stored.length > 0 && stored.every((one) => one === id)) same += 1
  }
  return [
    {
      name: 'one request id from the edge to the database',
      measured: `${same} of ${ENQUIRIES} enquiries`,
      promise: 'all',
      ok: same === ENQUIRIES,
    },
  ]
}
