import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Settings with which a site signs in to the stand-in. */
const account = { HR_CLIENT_ID: 'site', HR_CLIENT_SECRET: 'quoin-secret', HR_API_KEY: 'quoin-key' }

type Job = Readonly<Record<string, unknown>>

/** A job as the people provider returns it, including confidential fields. */
export function jobOf(id: string, more: Job = {}): Job {
  return {
    id,
    title: 'Quoin cutter',
    description: '<p>Cuts quoins.</p>',
    noOfOpenings: '2',
    departmentName: 'Technology',
    jobType: 'Full time',
    jobLocations: [{ name: 'Pune office', city: 'Pune', state: 'Maharashtra', countryName: 'India' }],
    careerPortalUrl: 'https://provider.example/careers/1',
    status: 'Published',
    canListOnCareersSite: true,
    publishedOn: '2026-11-02T09:30:00Z',
    experience: '4–6 years',
    hiringTeam: [{ name: 'Nobody Outside', email: 'nobody.outside@ashlar.example' }],
    ...more,
  }
}

/** A stand-in for the people provider with its two calls. A test may change its behaviour while it runs. */
export class PeopleProvider {
  jobs: readonly unknown[] = []
  /** A plain array, or an object with the array. */
  shape: 'bare' | 'envelope' = 'envelope'
  /** Jobs on a page, whatever is requested; at most 200. */
  pageSize = 200
  /** Status that the job list answers in place of a page: 429, 500. */
  failsWith: number | null = null
  /** `Retry-After` of such an answer. */
  retryAfter: string | null = null
  /** Stated validity of a token in seconds. */
  tokenSeconds = 3600
  readonly calls: string[] = []
  /** The fields of each sign-in. */
  readonly signIns: Record<string, string>[] = []

  #token = 0
  readonly #server = createServer((request, response) => {
    void this.#answer(request).then(([status, body]) => {
      if (this.retryAfter !== null && status === this.failsWith) response.setHeader('Retry-After', this.retryAfter)
      send(response, status, body)
    })
  })

  static async start(): Promise<PeopleProvider> {
    const provider = new PeopleProvider()
    await new Promise<void>((resolve) => provider.#server.listen(0, '127.0.0.1', resolve))
    return provider
  }

  /** The environment of a site that reads its openings from here. */
  get env(): Record<string, string> {
    const { port } = this.#server.address() as AddressInfo
    const url = `http://127.0.0.1:${port}`
    return { HR_LOGIN_URL: `${url}/login`, HR_API_URL: `${url}/api/v1`, ...account }
  }

  /** Revokes every token early. */
  revoke(): void {
    this.#token++
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #answer(request: IncomingMessage): Promise<[number, unknown]> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
    const call = `${request.method} ${pathname}`
    this.calls.push(call)
    if (call === 'POST /login/connect/token') return this.#signIn(request)
    if (call !== 'GET /api/v1/hire/jobs') return [404, { message: 'no such call' }]
    if (request.headers.authorization !== `Bearer token-${this.#token}`) return [401, { message: 'Unauthorized' }]
    if (this.failsWith) return [this.failsWith, { message: 'API calls quota exceeded' }]
    const size = Math.min(this.pageSize, Number(searchParams.get('pageSize')))
    const page = Number(searchParams.get('pageNumber'))
    const data = this.jobs.slice((page - 1) * size, page * size)
    const totalPages = Math.ceil(this.jobs.length / size)
    return [200, this.shape === 'bare' ? data : { succeeded: true, message: null, data, pageNumber: page, totalPages }]
  }

  async #signIn(request: IncomingMessage): Promise<[number, unknown]> {
    let body = ''
    for await (const chunk of request) body += chunk
    const fields = Object.fromEntries(new URLSearchParams(body))
    this.signIns.push(fields)
    const known = fields.client_id === account.HR_CLIENT_ID && fields.client_secret === account.HR_CLIENT_SECRET
    const kind = request.headers['content-type'] === 'application/x-www-form-urlencoded'
    if (!known || !kind || fields.api_key !== account.HR_API_KEY) return [400, { error: 'invalid_client' }]
    return [200, { access_token: `token-${this.#token}`, expires_in: this.tokenSeconds, token_type: 'Bearer' }]
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}
