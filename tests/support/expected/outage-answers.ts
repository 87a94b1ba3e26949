import { someRecord } from './seeds'

/** The response of an address, and whether it has the same content as without a fault. */
export interface Answer {
  status: number
  /** The words of a page's main part, the type of anything else. */
  says: string
  /** The heading of a page. */
  heading: string
  /** The action of each form of a page with the names of its fields: what a visitor can do, whatever a record lacks. */
  forms: string[]
  /** The headings of level two of a page's main part. */
  sections: string[]
  /** What it says from the first word that differs from while all is well; empty where none does. */
  change: string
}

const REPORT = someRecord('insights-research-reports-a').slug
const PROJECT = someRecord('consolidated-projects').slug
const VODCAST = someRecord('vodcasts').slug

/** Stands for the address of the first picture of the home page, which is signed. */
const FIRST_PICTURE = '/pictures/first'
/** One address of each kind that a visitor may request. The home page is the first. */
export const pageKinds: readonly (readonly [kind: string, path: string])[] = [
  ['home', '/'],
  ['home in Hindi', '/hi'],
  ['list of services', '/services'],
  ['service', '/services/retail'],
  ['list of projects', '/projects'],
  ['list of projects, filtered', '/projects?propertytype=Commercial'],
  ['places of projects on the map', '/api/projects/places'],
  ['list of bank listings', '/projects/bank'],
  ['list of calculators', '/projects/calculators'],
  ['calculator', '/projects/calculators/all-in-cost'],
  ['project', `/projects/${PROJECT}`],
  ['two projects compared', `/projects/compare?ids=${PROJECT}&ids=${someRecord('consolidated-projects', 1).slug}`],
  ['list of reports', '/insights/research-reports'],
  ['report', `/insights/research-reports/${REPORT}`],
  ['list of conversations', '/insights/knowledge-exchange'],
  ['conversation', `/insights/knowledge-exchange/${VODCAST}`],
  ['captions of a conversation', `/api/vodcasts/${VODCAST}/captions.vtt`],
  ['blog', '/blog'],
  ['post', `/blog/${someRecord('posts').slug}`],
  ['news', '/in-the-news'],
  ['about the group', '/about/who-we-are'],
  ['leaders', '/about/management-team'],
  ['awards', '/about/awards-and-recognition'],
  ['testimonials', '/about/client-testimonials'],
  ['social responsibility', '/about/corporate-social-responsibility'],
  ['contact', '/about/contact-us'],
  ['openings', '/careers'],
  ['opening', `/careers/${someRecord('openings').slug}`],
  ['technology', '/technology'],
  ['agency', '/aca'],
  ['digital agency', '/ada'],
  ['RERA registrations', '/rera'],
  ['page made of blocks', '/moving-your-office'],
  ['policy', '/privacy-policy'],
  ['search', '/search-result?searchTextFromHeader=office'],
  ['suggestions', '/api/search/suggest?q=off'],
  ['paper', `/api/research-reports/${REPORT}/report.pdf`],
  ['site map', '/sitemap.xml'],
  ['picture', FIRST_PICTURE],
]

/** Requests one address of each kind, one after the other. */
export async function askEach(site: string, well: ReadonlyMap<string, Answer>): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>()
  let picture = ''
  for (const [kind, path] of pageKinds) {
    const response = await fetch(site + (path === FIRST_PICTURE ? picture : path))
    const text = await response.text()
    if (path === '/') picture = /\/pictures\/\d[^\s",]*/.exec(text)?.[0]?.replaceAll('&amp;', '&') ?? ''
    const type = response.headers.get('content-type') ?? ''
    const main = type.startsWith('text/html') ? mainOf(text) : ''
    const says = main === '' ? type : wordsOf(main)
    const heading = wordsOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(text)?.[1] ?? '')
    const change = changeOf(says, well.get(kind)?.says ?? says)
    const sections = [...main.matchAll(/<h2[^>]*>([\s\S]*?)<\/h2>/g)].map(([, words = '']) => wordsOf(words))
    answers.set(kind, { status: response.status, says, heading, forms: formsIn(main), sections, change })
  }
  return answers
}

let count = 0

/** Posts an enquiry as a visitor's browser does. @returns what the page tells the visitor. */
export async function postEnquiry(site: string): Promise<string> {
  count += 1
  const idempotencyKey = `outage-${process.pid}-${count}-0123456789`
  const ticket = await (await fetch(`${site}/api/leads/ticket?key=${idempotencyKey}`)).text()
  const fields = {
    name: 'Meera Joshi',
    subject: 'land',
    email: `outage-${process.pid}-${count}@ashlar.example`,
    consent: 'on',
    noticeVersion: '2026-11-21',
    idempotencyKey,
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

function mainOf(html: string): string {
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? []
  return main.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
}

function formsIn(main: string): string[] {
  return [...main.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].map(([, attributes = '', inside = '']) => {
    const action = /\baction="([^"]*)"/.exec(attributes)?.[1] ?? ''
    const names = [...inside.matchAll(/<(?:input|select|textarea|button)\b[^>]*\bname="([^"]*)"/g)]
    return [action, ...new Set(names.map(([, name = '']) => name))].join(' ')
  })
}

function wordsOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function changeOf(says: string, said: string): string {
  if (says === said) return ''
  const [words, wordsBefore] = [says.split(' '), said.split(' ')]
  const first = wordsBefore.findIndex((word, index) => word !== words[index])
  const from = first === -1 ? wordsBefore.length : first
  const excerpt = (list: readonly string[]) => list.slice(Math.max(0, from - 3), from + 8).join(' ')
  return `“${excerpt(words)}” for “${excerpt(wordsBefore)}”`
}
