import type { ProxiedSite } from '../services/proxied-site'
import { someRecord } from './seeds'

/** What an address answers, and whether it says what it says while all is well. */
export interface Answer {
  status: number
  /** The heading of a page, the type of anything else. */
  says: string
  same: boolean
}

const REPORT = someRecord('insights-research-reports-a').slug
const PROJECT = someRecord('consolidated-projects').slug

/** One address of each kind that a visitor may ask for. */
export const pageKinds: readonly (readonly [kind: string, path: string])[] = [
  ['home', '/'],
  ['list of services', '/services'],
  ['service', '/services/retail'],
  ['list of projects', '/projects'],
  ['list of projects, filtered', '/projects?propertytype=Commercial'],
  ['project', `/projects/${PROJECT}`],
  ['list of reports', '/insights/research-reports'],
  ['report', `/insights/research-reports/${REPORT}`],
  ['conversation', `/insights/knowledge-exchange/${someRecord('vodcasts').slug}`],
  ['blog', '/blog'],
  ['post', `/blog/${someRecord('posts').slug}`],
  ['news', '/in-the-news'],
  ['about the group', '/about/who-we-are'],
  ['contact', '/about/contact-us'],
  ['openings', '/careers'],
  ['opening', `/careers/${someRecord('openings').slug}`],
  ['technology', '/technology'],
  ['agency', '/aca'],
  ['policy', '/privacy-policy'],
  ['search', '/search-result?searchTextFromHeader=office'],
  ['suggestions', '/api/search/suggest?q=off'],
  ['paper', `/api/research-reports/${REPORT}/report.pdf`],
  ['site map', '/sitemap.xml'],
]

/** Asks for one address of each kind, one after the other. */
export async function askEach(site: string, well: ReadonlyMap<string, Answer>): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>()
  for (const [kind, path] of pageKinds) {
    const response = await fetch(site + path)
    const text = await response.text()
    const type = response.headers.get('content-type') ?? ''
    const says = type.startsWith('text/html') ? headingOf(text) : type
    const before = well.get(kind)
    answers.set(kind, { status: response.status, says, same: before === undefined || before.says === says })
  }
  return answers
}

/** The least milliseconds that each page took to be made, of three times with nothing kept in memory. */
export async function quickest(site: ProxiedSite): Promise<Map<string, number>> {
  const least = new Map<string, number>()
  for (let round = 0; round < 3; round += 1) {
    await site.forgetAll()
    // While the backend is away this one waits for it, and opens the circuit.
    await fetch(`${site.url}/rera`)
    for (const [kind, path] of pageKinds) {
      const began = performance.now()
      await (await fetch(site.url + path)).arrayBuffer()
      least.set(kind, Math.min(performance.now() - began, least.get(kind) ?? Number.POSITIVE_INFINITY))
    }
  }
  return least
}

let count = 0

/** Posts an enquiry as a visitor's browser does. @returns what the visitor is told. */
export async function postEnquiry(site: string): Promise<string> {
  count += 1
  const ticket = await (await fetch(`${site}/api/leads/ticket`)).text()
  const fields = {
    name: 'Meera Joshi',
    subject: 'land',
    email: `outage-${process.pid}-${count}@ashlar.example`,
    consent: 'on',
    noticeVersion: '2026-11-21',
    idempotencyKey: `outage-${process.pid}-${count}-0123456789`,
    ticket,
  }
  const answer = await fetch(`${site}/api/leads/enquiry`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'X-Forwarded-For': `2001:db8:${count.toString(16)}::1` },
    body: new URLSearchParams(fields),
  })
  const { state } = (await answer.json()) as { state: string }
  return state
}

function headingOf(html: string): string {
  const [, heading = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? []
  return heading.replace(/<[^>]+>/g, '').trim()
}
