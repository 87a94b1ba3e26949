import { slugOf, type Vodcast } from '@ashlar/contract'
import { readVodcasts } from '@/content/readers/vodcasts'
import type { RouteQuery } from '@/routing/route'
import { byName } from '@/words/by-name'
import { Address, choicesOfValues, listAddressOf, type Offered } from '../lists/address'
import { containsWords } from '../lists/find-words'
import { type ListPage, nearestPageOf } from '../lists/list-page'

export const KNOWLEDGE_PATH = '/insights/knowledge-exchange'
/** Vodcasts per page. */
const PAGE_SIZE = 12

export type Moment = Vodcast['transcript'][number]

/** A vodcast of the list, with the moments at which the searched words are said. */
export interface FoundVodcast {
  vodcast: Vodcast
  moments: readonly Moment[]
}

export interface FoundVodcasts extends ListPage<FoundVodcast> {
  topic: string
  /** Search words for titles, summaries and transcripts. */
  words: string
  topics: readonly Offered[]
  notes: readonly string[]
  /** Total length of all results, in seconds. */
  seconds: number
}

/**
 * The vodcasts that match the address.
 *
 * @throws {ContentUnavailable} when the backend is away and they were never read.
 */
export async function readFoundVodcasts(parameters: RouteQuery): Promise<FoundVodcasts> {
  const address = new Address(parameters)
  const vodcasts = await readVodcasts()
  const topics = choicesOfValues(vodcasts.flatMap((vodcast) => vodcast.topics).toSorted(byName))
  const topic = address.oneOf('topic', topics, 'topic')
  const words = address.words('find')
  const part = findVodcasts(vodcasts, { topic, words }, address.wantedPage())
  address.notePage(part.pages)
  return { ...part, topic, words, topics, notes: address.notes }
}

/** A page of the vodcasts that match; words are searched in titles, summaries and transcripts. */
export function findVodcasts(
  vodcasts: readonly Vodcast[],
  { topic, words }: { topic: string; words: string },
  page: number,
): ListPage<FoundVodcast> & { seconds: number } {
  const found = vodcasts
    .filter((vodcast) => !topic || vodcast.topics.some((own) => slugOf(own) === topic))
    .map((vodcast) => ({ vodcast, moments: momentsOf(vodcast, words) }))
    .filter(({ vodcast, moments }) => !words || moments.length > 0 || containsWords(searchTextOf(vodcast), words))
  const part = nearestPageOf(found, page, PAGE_SIZE)
  return { ...part, seconds: found.reduce((sum, { vodcast }) => sum + (vodcast.durationSeconds ?? 0), 0) }
}

/** The moments at which the words are said; none without search words. */
export function momentsOf({ transcript }: Vodcast, words: string): readonly Moment[] {
  return transcript.filter(({ text }) => containsWords(text, words))
}

/** The canonical address: it keeps the topic, and leaves search words out. */
export function vodcastsHref(topic: string, page = 1): string {
  return listAddressOf(KNOWLEDGE_PATH, { topic, page })
}

export function vodcastHref({ slug }: Pick<Vodcast, 'slug'>, words = ''): string {
  return listAddressOf(`${KNOWLEDGE_PATH}/${slug}`, { find: words })
}

/** The anchor of a moment in the transcript. */
export function anchorOf({ at }: { at: number }): string {
  return `t-${at}`
}

function searchTextOf({ title, summary, speakers, takeaways, topics }: Vodcast): string {
  return [title, summary, ...speakers.map(({ name }) => name), ...takeaways, ...topics].join(' ')
}
