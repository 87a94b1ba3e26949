import 'server-only'
import { createHash } from 'node:crypto'
import { hrJob, type Opening, opening, type Parsed, parseList, reads, slugOf, wholeWords } from '@ashlar/contract'
import { log } from '@/config/log'
import { unknownJobsGauge } from '@/config/metrics'
import { type Collection, cachedRead, collection, logDropped } from '../library/library'
import { EMPTY_LIST } from '../request/list-answer'
import { askForJobs, hasPeopleProvider } from '../request/people-provider'
import { cleanRichText, plainText } from '../rich-text'

/** Characters of a summary, which is made from the first words of a description. */
const SUMMARY_LENGTH = 180

/**
 * Every opening that visitors may see, open or closed, the newest first: from the people provider when one is
 * configured, otherwise from the content backend.
 *
 * @throws {ContentUnavailable} when the source is away and was never read.
 */
export function readOpenings(): Promise<readonly Opening[]> {
  reader ??= hasPeopleProvider() ? jobs() : collection(reads.openings, opening, newestFirst)
  return reader()
}

let reader: Collection<Opening> | undefined

function jobs(): Collection<Opening> {
  const source = {
    name: 'hire/jobs',
    key: 'hire/jobs',
    models: reads.openings.models,
    ask: askForJobs,
    absent: { answer: EMPTY_LIST, isGone: () => false },
    hasDrafts: () => false,
  }
  return cachedRead(source, (answer) => {
    const { records, dropped } = parseJobs(answer)
    logDropped(reads.openings, dropped)
    return newestFirst(records)
  })
}

function newestFirst(openings: readonly Opening[]): readonly Opening[] {
  return openings.toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn) || a.slug.localeCompare(b.slug))
}

/**
 * Openings from the jobs of the people provider: confidential jobs are left out, and jobs no longer published are
 * closed.
 */
export function parseJobs(answer: unknown): Parsed<Opening> {
  const { records, dropped } = parseList(hrJob, answer)
  tellUnknown(records.filter(({ state }) => state === 'unknown').map(({ status }) => status))
  return {
    dropped,
    records: records
      .filter(({ state }) => state === 'open' || state === 'closed')
      .map((job) => {
        const descriptionHtml = cleanRichText(job.opening.descriptionHtml)
        return {
          ...job.opening,
          slug: jobSlug(job.opening.title, job.opening.id),
          descriptionHtml,
          summary: shortenedText(plainText(descriptionHtml)),
        }
      }),
  }
}

/** States that have been logged: the list is parsed for every page. */
const toldStates = new Set<string>()

function tellUnknown(states: readonly string[]): void {
  unknownJobsGauge.set(states.length)
  for (const status of new Set(states)) {
    if (toldStates.has(status)) continue
    toldStates.add(status)
    const jobs = states.filter((one) => one === status).length
    log.warn({ status, jobs }, 'jobs of the people provider have a state that is not known, and are not shown')
  }
}

/** The opening with this slug; with the people provider, the one whose slug has the same end. */
export function findOpening(openings: readonly Opening[], slug: string): Opening | null {
  const found = openings.find((candidate) => candidate.slug === slug)
  if (found || !hasPeopleProvider()) return found ?? null
  return openings.find((candidate) => jobKeyIn(candidate.slug) === jobKeyIn(slug)) ?? null
}

/** How an application names its opening: by the people provider's id, or by the slug of our own. */
export function applicationNameOf(opening: Pick<Opening, 'id' | 'slug'>): string {
  return hasPeopleProvider() ? opening.id : opening.slug
}

/** The end of a slug, which stays the same when the title changes. */
export function jobKeyIn(slug: string): string {
  return slug.slice(slug.lastIndexOf('-') + 1)
}

/**
 * The provider's ids are long and mean nothing to a reader; eight characters distinguish its jobs. Our paths are ASCII,
 * so a title in another script leaves only the key.
 */
function jobSlug(title: string, id: string): string {
  const words = slugOf(title).match(/[a-z0-9]+/g) ?? ['opening']
  const key = createHash('sha256').update(id).digest('hex').slice(0, 8)
  return [...words.slice(0, 8), key].join('-')
}

function shortenedText(words: string): string {
  if (words.length <= SUMMARY_LENGTH) return words
  return `${wholeWords(words, SUMMARY_LENGTH)} …`
}
