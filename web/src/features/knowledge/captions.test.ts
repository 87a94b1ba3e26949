import { expect, it } from 'vitest'
import { captionsOf } from './captions'

const talk = {
  durationSeconds: 20,
  transcript: [
    { at: 0, speaker: 'Asha', text: 'Nobody counted the lifts. Did you?' },
    { at: 4, speaker: '', text: 'Rent < cost & loan.' },
  ],
}

it('the transcript becomes captions that name the speaker and last until the next turn', () => {
  expect(captionsOf(talk)).toBe(`WEBVTT

00:00:00.000 --> 00:00:04.000
Asha: Nobody counted the lifts. Did you?

00:00:04.000 --> 00:00:20.000
Rent &lt; cost &amp; loan.
`)
})

it('a long turn becomes several captions, cut after sentences where they fit, without gaps', () => {
  const text = `${'One short sentence. '.repeat(3)}${'word '.repeat(30)}end.`
  const lines = captionsOf({ durationSeconds: null, transcript: [{ at: 10, speaker: '', text }] }).split('\n')
  const times = lines.filter((line) => line.includes(' --> ')).map((line) => line.split(' --> '))
  const words = lines.filter((line, index) => index > 0 && line && !line.includes(' --> '))
  expect(words.join(' ')).toBe(text)
  expect(words[0]).toBe('One short sentence. One short sentence. One short sentence.')
  for (const line of words) expect(line.length).toBeLessThanOrEqual(84)
  for (const [index, [start]] of times.entries()) if (index > 0) expect(start).toBe(times[index - 1]?.[1])
  expect(times[0]?.[0]).toBe('00:00:10.000')
})

it('turns of the same second are shown together, and words after the end still get time', () => {
  const same = { at: 5, speaker: '', text: 'Yes.' }
  const captions = captionsOf({ durationSeconds: 3, transcript: [same, { ...same, text: 'No, not at all.' }] })
  expect(captions).toContain('00:00:05.000 --> 00:00:05.267\nYes.')
  expect(captions).toContain('00:00:05.000 --> 00:00:06.000\nNo, not at all.')
})
