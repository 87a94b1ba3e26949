import 'server-only'
import {
  HR_PAGE_SIZE,
  HR_SIGN_IN,
  hrToken,
  isRecord,
  MalformedAnswer,
  parseOne,
  peopleProvider,
  readHrJobsPage,
  withoutConfidences,
} from '@ashlar/contract'
import { env } from '@/config/env'
import { RequestError } from '../errors'
import { request } from './request'
import { readService } from './service-calls'

/** The most pages that are requested: the provider allows 50 calls a minute. */
const MOST_PAGES = 20
/** Milliseconds. A token is not used in its last minute, so that it does not expire during a call. */
const SPARE_MS = 60_000

interface Token {
  value: string
  /** Milliseconds since 1970. */
  endsAt: number
}

/** All calls share one sign-in. */
let signedIn: Promise<Token> | undefined

/** Whether a people provider is configured; otherwise openings come from our own backend. */
export function hasPeopleProvider(): boolean {
  return env().HR_API_URL !== undefined
}

/**
 * Every job of the people provider, published or not, without the fields that visitors must not see.
 *
 * @throws {RequestError} when it is away, refuses, or has been called too often.
 * @throws {MalformedAnswer} when its answer is not a list of jobs.
 */
export async function askForJobs(): Promise<unknown[]> {
  const jobs = new Map<string, unknown>()
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { jobs: found, pages } = readHrJobsPage(await askForPage(page))
    const before = jobs.size
    for (const job of found) jobs.set(keyOf(job, jobs.size), withoutConfidences(job))
    const last = pages === null ? found.length < HR_PAGE_SIZE : page >= pages
    // A provider that ignores page numbers sends the same jobs again.
    if (last || jobs.size === before) break
  }
  return [...jobs.values()]
}

function keyOf(job: unknown, place: number): string {
  return isRecord(job) && 'id' in job ? String(job.id) : `?${place}`
}

async function askForPage(page: number): Promise<unknown> {
  const address = addressOf(peopleProvider.jobs.path)
  const ask = async () =>
    readService(new URL(address).origin, async () =>
      request.get(address, {
        query: { pageNumber: `${page}`, pageSize: `${HR_PAGE_SIZE}` },
        bearer: await token(),
      }),
    )
  try {
    return (await ask()).body
  } catch (error) {
    if (!(error instanceof RequestError && error.status === 401)) throw error
    // The provider has revoked the token before it expired.
    signedIn = undefined
    return (await ask()).body
  }
}

async function token(): Promise<string> {
  const kept = signedIn
  const known = await kept
  if (known && known.endsAt - SPARE_MS > Date.now()) return known.value
  // The first of several calls at the same time signs in, and the others wait for its token.
  if (signedIn === kept) signedIn = signIn()
  try {
    return (await signedIn)?.value ?? ''
  } catch (error) {
    signedIn = undefined
    throw error
  }
}

async function signIn(): Promise<Token> {
  const { HR_CLIENT_ID, HR_CLIENT_SECRET, HR_API_KEY } = env()
  const { body } = await request.post(
    addressOf(peopleProvider.token.path),
    { ...HR_SIGN_IN, client_id: HR_CLIENT_ID, client_secret: HR_CLIENT_SECRET, api_key: HR_API_KEY },
    { encoding: 'form' },
  )
  const answer = parseOne(hrToken, body)
  if (!answer) throw new MalformedAnswer('expected a token')
  return { value: answer.token, endsAt: Date.now() + answer.seconds * 1000 }
}

/** The configured address for a path of the catalogue. */
function addressOf(path: string): string {
  const { HR_LOGIN_URL, HR_API_URL = '' } = env()
  return path.replace('{login}', HR_LOGIN_URL).replace('{api}', HR_API_URL)
}
