import type { Vodcast } from '@ashlar/contract'
import { Address, addressOf, choicesOf, type Offered, type Parameters, slugOf } from '../lists/address'
import { holdsWords } from '../lists/find-words'

export const KNOWLEDGE_PATH = '/insights/knowledge-exchange'

export type Moment = Vodcast['transcript'][number]

/** A vodcast of the list, with what was said in it of the words that are looked for. */
export interface FoundVodcast {
  vodcast: Vodcast
  moments: readonly Moment[]
}

export interface FoundVodcasts {
  topic: string
  /** Words looked for in titles, summaries and all that was said. */
  words: string
  topics: readonly Offered[]
  notes: readonly string[]
  vodcasts: readonly FoundVodcast[]
}

export function findVodcasts(parameters: Parameters, vodcasts: readonly Vodcast[]): FoundVodcasts {
  const address = new Address(parameters)
  const topics = choicesOf(vodcasts.flatMap((vodcast) => vodcast.topics).toSorted())
  const topic = address.oneOf('topic', topics, 'topic')
  const words = address.words('find')
  const found = vodcasts
    .filter((vodcast) => !topic || vodcast.topics.some((own) => slugOf(own) === topic))
    .map((vodcast) => ({ vodcast, moments: momentsOf(vodcast, words) }))
    .filter(({ vodcast, moments }) => !words || moments.length > 0 || holdsWords(toldOf(vodcast), words))
  return { topic, words, topics, notes: address.notes, vodcasts: found }
}

/** The moments at which the words are said; none when nothing is looked for. */
export function momentsOf({ transcript }: Vodcast, words: string): readonly Moment[] {
  return transcript.filter(({ text }) => holdsWords(text, words))
}

/** A list of one topic has an address; words that were looked for have none of their own. */
export function vodcastsHref(topic: string): string {
  return addressOf(KNOWLEDGE_PATH, { topic })
}

export function vodcastHref({ slug }: Pick<Vodcast, 'slug'>, words = ''): string {
  return addressOf(`${KNOWLEDGE_PATH}/${slug}`, { find: words })
}

/** A moment's anchor. */
export function anchorOf({ at }: { at: number }): string {
  return `t-${at}`
}

function toldOf({ title, summary, speakers, takeaways, topics }: Vodcast): string {
  return [title, summary, ...speakers.map(({ name }) => name), ...takeaways, ...topics].join(' ')
}
