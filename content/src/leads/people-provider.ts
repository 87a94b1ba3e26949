import { buffer } from 'node:stream/consumers'
import { HR_SIGN_IN, type HrCall, peopleProvider } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { settings } from '../../config/environment'
import type { PeopleProvider } from '../../config/environment/settings'
import { type Job, Undeliverable } from '../outbox/jobs'
import { resumeFiles } from '../resumes/resume-files'
import { notePassedOn } from './lead-state'
import { type LeadRow, RESUME } from './rows'

/** A new token is requested this long before the old one expires. */
const MARGIN_MS = 60_000

/** Values for the placeholders of a path, such as `{id}`. */
type Places = Readonly<Record<string, string>>

/** Passes applications on to the people provider (Keka Hire): first the candidate, then the résumé. */
export function createPeopleProviderClient(strapi: Core.Strapi) {
  let token = { value: '', until: 0 }

  async function bearer(provider: PeopleProvider, signal: AbortSignal): Promise<string> {
    if (Date.now() < token.until) return token.value
    const response = await fetch(addressOf(peopleProvider.token, provider), {
      method: peopleProvider.token.method,
      body: new URLSearchParams({
        ...HR_SIGN_IN,
        client_id: provider.clientId,
        client_secret: provider.clientSecret,
        api_key: provider.apiKey,
      }),
      redirect: 'error',
      signal,
    })
    if (!response.ok) throw new Error(`the people provider's sign-in answered ${response.status}`)
    const answer: unknown = await response.json()
    const { access_token, expires_in } = answer as { access_token?: unknown; expires_in?: unknown }
    if (typeof access_token !== 'string') throw new Error("the people provider's sign-in gave no token")
    token = { value: access_token, until: Date.now() + Number(expires_in ?? 0) * 1000 - MARGIN_MS }
    return access_token
  }

  async function send(call: HrCall, places: Places, body: string | FormData, signal: AbortSignal): Promise<unknown> {
    const provider = settings.leads.peopleProvider
    if (provider === null) throw new Undeliverable('no people provider is configured any more')
    const response = await fetch(addressOf(call, provider, places), {
      method: call.method,
      headers: {
        authorization: `Bearer ${await bearer(provider, signal)}`,
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      },
      body,
      redirect: 'error',
      signal,
    })
    // The next attempt signs in again.
    if (response.status === 401) token = { value: '', until: 0 }
    if (!response.ok) throw new Error(`the people provider answered ${response.status}`)
    const text = await response.text()
    return text ? (JSON.parse(text) as unknown) : null
  }

  return {
    /** Stores the end of this job and the next job, with the candidate's id, in one transaction. */
    async sendCandidate(lead: LeadRow, job: Job, signal: AbortSignal): Promise<void> {
      if (lead.erasedAt || lead.withdrawnAt) return
      const answer = await send(peopleProvider.candidate, { id: lead.record ?? '' }, candidateOf(lead), signal)
      await notePassedOn(strapi, lead.reference, idIn(answer), job.id)
    },

    async sendResume(lead: LeadRow, job: Job, signal: AbortSignal): Promise<void> {
      if (lead.erasedAt || lead.withdrawnAt) return
      const resume = await strapi.db.query(RESUME).findOne({ where: { key: lead.resumeId ?? '' } })
      if (!resume) return
      const form = new FormData()
      const { stream } = await resumeFiles.open(resume.key)
      form.append('file', new Blob([await buffer(stream)]), resume.fileName)
      await send(peopleProvider.resume, { candidateId: job.detail.candidate ?? '' }, form, signal)
    },
  }
}

/** The URL of a call in the catalogue. */
function addressOf({ path }: HrCall, { loginUrl, apiUrl }: PeopleProvider, places: Places = {}): string {
  const address = path.replace('{login}', () => loginUrl).replace('{api}', () => apiUrl)
  return Object.entries(places).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, () => encodeURIComponent(value)),
    address,
  )
}

function candidateOf(lead: LeadRow): string {
  const [first = '', ...rest] = (lead.name ?? '').split(' ')
  return JSON.stringify({
    firstName: first,
    lastName: rest.join(' ') || first,
    email: lead.email,
    phone: lead.phone,
    mobilePhone: lead.phone,
    currentLocation: lead.city,
    source: 'Website',
    referenceId: lead.reference,
  })
}

/** The provider answers with the candidate or with its id, directly or in `data`. */
function idIn(answer: unknown): string | null {
  if (typeof answer === 'string' && answer) return answer
  if (typeof answer !== 'object' || answer === null) return null
  if ('data' in answer) return idIn(answer.data)
  const id = 'id' in answer ? answer.id : 'candidateId' in answer ? answer.candidateId : null
  return id === null || id === undefined ? null : String(id)
}
