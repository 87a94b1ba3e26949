import type { DemoRow } from '@ashlar/contract'
import type { Phrase } from '@/words/say'

export type SocietyEvent = DemoRow<'society-app'>

/** Minutes after midnight of a time such as `7:05 am`; `null` for any other text. */
export function minutesOf(time: string): number | null {
  const [, hour, minute, half] = /^(\d{1,2}):(\d\d)\s*([ap])m$/i.exec(time.trim()) ?? []
  if (!hour || !minute || !half) return null
  return ((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minute)
}

/** The share in a text such as `143 of 264 voted`; `null` when there is none. */
export function shareInText(words: string): number | null {
  const [, part, whole] = /(\d+) of (\d+)/.exec(words) ?? []
  return part && whole && Number(whole) > 0 ? Math.min(Number(part) / Number(whole), 1) : null
}

/** The groups of people that events belong to: the gate, the staff, or everybody. */
const LANES: readonly { name: Phrase; kinds: readonly string[] | null }[] = [
  { name: 'At the gate', kinds: ['Visitor'] },
  { name: 'In the building', kinds: ['Repair', 'Service'] },
  { name: 'With the committee', kinds: null },
]

/** The day's events by group, in the order of the clock. */
export function eventsByGroup(events: readonly SocietyEvent[]): { name: Phrase; events: SocietyEvent[] }[] {
  const named = LANES.flatMap(({ kinds }) => kinds ?? [])
  return LANES.map(({ name, kinds }) => ({
    name,
    events: events
      .filter(({ kind }) => (kinds ? kinds.includes(kind) : !named.includes(kind)))
      .toSorted((a, b) => (minutesOf(a.time) ?? 0) - (minutesOf(b.time) ?? 0)),
  })).filter((lane) => lane.events.length > 0)
}
