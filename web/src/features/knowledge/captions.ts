import type { Vodcast } from '@ashlar/contract'
import type { Moment } from './find-vodcasts'

/** Characters of a caption: two lines, as viewers are used to. */
const MOST_CHARACTERS = 84
/** Used when nothing says when the last words end. */
const CHARACTERS_PER_SECOND = 15

export function captionsHref({ slug }: Pick<Vodcast, 'slug'>): string {
  return `/api/vodcasts/${slug}/captions.vtt`
}

/**
 * The transcript as captions (WebVTT). The transcript knows when a turn begins; within a turn each caption gets time by
 * its length. The first caption of a turn names its speaker.
 */
export function captionsOf({ transcript, durationSeconds }: Pick<Vodcast, 'transcript' | 'durationSeconds'>): string {
  const cues = transcript.flatMap((moment) => {
    const next = transcript.find(({ at }) => at > moment.at)?.at ?? durationSeconds ?? 0
    const end = next > moment.at ? next : moment.at + moment.text.length / CHARACTERS_PER_SECOND
    return cuesOf(moment, end)
  })
  return ['WEBVTT', ...cues].join('\n\n').concat('\n')
}

function cuesOf({ at, speaker, text }: Moment, end: number): string[] {
  const parts = partsOf(speaker ? `${speaker}: ${text}` : text)
  const perCharacter = (end - at) / parts.reduce((sum, part) => sum + part.length, 0)
  let start = at
  return parts.map((part) => {
    const from = start
    start += part.length * perCharacter
    return `${timeOf(from)} --> ${timeOf(start)}\n${escaped(part)}`
  })
}

/** Whole sentences as far as they fit; a longer one is cut between words. */
function partsOf(text: string): string[] {
  return joined(text.split(/(?<=[.?!…])\s+/).flatMap((sentence) => joined(sentence.split(/\s+/))))
}

/** Joins neighbours while they fit into one caption. */
function joined(pieces: readonly string[]): string[] {
  const parts: string[] = []
  for (const piece of pieces) {
    const together = `${parts.at(-1) ?? ''} ${piece}`.trim()
    if (together.length <= MOST_CHARACTERS) parts.splice(-1, 1, together)
    else parts.push(piece)
  }
  return parts
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Seconds: a film ends within a day. */
const LAST_TIME = 86_399

/** `00:01:02.345`. */
function timeOf(seconds: number): string {
  const within = Math.min(Math.max(seconds, 0), LAST_TIME)
  return new Date(Math.round(within * 1000)).toISOString().slice(11, 23)
}
