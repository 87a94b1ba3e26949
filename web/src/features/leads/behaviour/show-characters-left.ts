import { lettersIn } from '@ashlar/contract'
import { say } from '@/words/say'

/** The part of a text's room in which the remaining letters are shown. */
const NEAR_THE_END = 0.1
/** Milliseconds without a key, so that a screen reader does not say each number. */
const PAUSE_MS = 300

const pauses = new WeakMap<HTMLTextAreaElement, number>()

/** Says below a text of several lines how many letters still fit, or are too many; counted as the server does. */
export function showCharactersLeft(target: EventTarget | null): void {
  if (!(target instanceof HTMLTextAreaElement)) return
  const longest = Number(target.dataset.longest)
  const place = target.parentElement?.querySelector('[data-room]')
  if (!place || !longest) return
  clearTimeout(pauses.get(target))
  const pause = window.setTimeout(() => {
    const left = longest - lettersIn(target.value)
    place.textContent = wordsFor(left, longest)
  }, PAUSE_MS)
  pauses.set(target, pause)
}

function wordsFor(left: number, longest: number): string {
  if (left > NEAR_THE_END * longest) return ''
  return left < 0
    ? say('{count} characters too many', { count: -left })
    : say('{count} characters left', { count: left })
}
