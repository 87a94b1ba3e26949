import { describe, expect, it } from 'vitest'
import { uidOf } from '../content-models'
import type { Fields } from './faults'
import { translationRule } from './translation-rules'

const good = { documentId: 'a', title: 'Home (Hindi)', language: 'hi', type: 'page', record: '/', texts: [] }

/** What is refused, as `field: message`. */
async function refused(record: Fields, others: readonly Fields[] = []) {
  const published = { all: async () => others }
  const model = 'translation'
  const faults = await translationRule({ model, uid: uidOf(model), record, published, seenFrom: new Date() })
  return faults.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('a translation', () => {
  it('keeps placeholders and addresses, in whatever order its language needs', async () => {
    const text = 'Ask {name} by {day}: [the desk](/careers), [our office](https://example.com).'
    const whole = '{day} तक {name} से पूछें: [कार्यालय](https://example.com), [डेस्क](/careers)।'
    expect(await refused({ ...good, texts: [{ text, translation: whole }] })).toEqual([])
    expect(await refused({ ...good, texts: [{ text, translation: '{day} तक [डेस्क](/career) से पूछें।' }] })).toEqual([
      'texts.0.translation: lacks {name}, which the English text has; write it as it is there',
      'texts.0.translation: lacks a link to /careers, which the English text has; write it as it is there',
      'texts.0.translation: lacks a link to https://example.com, which the English text has; write it as it is there',
      'texts.0.translation: has a link to /career, which the English text has not; remove it',
    ])
  })

  it('may be missing, and of a text there is one', async () => {
    const texts = [
      { text: 'By {day}', translation: '' },
      { text: ' By {day} ', translation: '' },
    ]
    expect(await refused({ ...good, texts })).toEqual(['texts.1.text: is text 1 as well; remove one of the two'])
  })

  it('is into another language than English, of a type with texts, and the only one of its record', async () => {
    expect(await refused({ ...good, language: 'en' })).toEqual([expect.stringContaining('language: ')])
    expect(await refused({ ...good, type: 'job-type' })).toEqual([expect.stringContaining('type: ')])
    expect(await refused(good, [good, { ...good, documentId: 'b', language: 'ur' }])).toEqual([])
    expect(await refused(good, [{ ...good, documentId: 'b', title: 'Start' }])).toEqual([
      'record: “Start” has this language, type and record already; add the texts there',
    ])
  })
})
