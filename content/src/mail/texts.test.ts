import { fieldLabel, indianTime } from '@ashlar/contract'
import { describe, expect, it } from 'vitest'
import { builtInAnswers } from './built-in-answers'
import { builtInTexts, mailButtons, mailPhrases } from './built-in-texts'
import { builtInTranslation } from './built-in-translations'
import { deskNameIn, type MailLanguage, mailsInEnglish, momentIn } from './mail-language'
import { defangLinks, filledIn, framed, letterTo, type MailWords, subjectOf } from './texts'

const hindi: MailLanguage = {
  code: 'hi',
  translationOf: (text) => ({ Mumbai: 'मुंबई' })[text] ?? builtInTranslation('hi', text),
}
const english: MailWords = { texts: builtInTexts, brand: 'Quoins', language: mailsInEnglish }
const inHindi: MailWords = { ...english, language: hindi }

describe('a text with placeholders', () => {
  it.each([
    ['Your {what}', 'Your enquiry'],
    ['{whom} knows {constructor}', '{whom} knows {constructor}'],
    ['See {link}', 'See https://ashlar.example/a'],
  ])('%s → %s', (text, filled) => {
    const { link, ...values } = { what: 'enquiry', link: 'https://ashlar.example/a' }
    expect(filledIn(text, text.includes('link') ? { ...values, link } : values)).toBe(filled)
  })

  it('keeps its link when an editor leaves it out', () => {
    expect(filledIn('Thank you.\n', { link: 'https://ashlar.example/a' })).toBe(
      'Thank you.\n\nhttps://ashlar.example/a',
    )
  })

  it('makes a subject with one line', () => {
    expect(subjectOf('Your {what}', { what: 'enquiry\r\nBcc: x', link: 'y' })).toBe('Your enquiry Bcc: x')
  })

  it('is between greeting and signature', () => {
    expect(framed(english, mailsInEnglish, null, 'See it.')).toMatch(/^Hello,\n\nSee it\.\n\nQuoins\nhttp\S+\n$/)
  })
})

describe('a visitor’s words in a mail', () => {
  it.each([
    ['see https://evil.example/a', 'see https[:]//evil[.]example/a'],
    ['www.evil.example', 'www[.]evil[.]example'],
    ['12.5 acres. Call me', '12.5 acres. Call me'],
  ])('%s → %s', (words, written) => {
    expect(defangLinks(words)).toBe(written)
  })

  it.each([
    ['Meera Joshi', 'Dear Meera Joshi,'],
    ['Dr. M. S. Rao', 'Dear Dr. M. S. Rao,'],
    ['Win at evil.example', 'Hello,'],
    ['<b>You</b>', 'Hello,'],
    ['x'.repeat(80), 'Hello,'],
    [null, 'Hello,'],
  ])('greets %s with “%s”', (name, greeting) => {
    expect(framed(english, mailsInEnglish, name, 'See it.').split('\n')[0]).toBe(greeting)
  })
})

describe('labels and times', () => {
  it('are for people', () => {
    expect(fieldLabel('visitOn')).toBe('Visit on')
    expect(indianTime('2026-11-21T13:00:00Z', ' ')).toBe('Saturday 21 November 2026, 6:30 pm')
  })
})

describe('a letter in Hindi', () => {
  const letter = {
    subject: builtInTexts.confirmSubject,
    text: builtInTexts.confirmText,
    button: mailButtons.confirm,
  }
  const valuesIn = () => ({ link: 'L' })

  it('has a translation of every built-in text and phrase, with the same placeholders', () => {
    const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()
    const answers = builtInAnswers.flatMap(({ subject, text }) => [subject, text])
    for (const text of [...Object.values(builtInTexts), ...answers, ...mailPhrases]) {
      expect(placeholders(builtInTranslation('hi', text) ?? ''), text).toEqual(placeholders(text))
      expect(builtInTranslation('hi', text)?.replaceAll(/\{\w+\}/g, ''), text).not.toMatch(/[A-Za-z०-९]/)
    }
  })

  it('is in Hindi from the greeting to the signature', () => {
    const { subject, text, headers, action } = letterTo(inHindi, { ...letter, valuesIn })
    expect(action).toEqual({ label: 'पते की पुष्टि करें', url: 'L' })
    expect(subject).toBe('न्यूज़लेटर की सदस्यता की पुष्टि करें')
    expect(text).toMatch(/^नमस्ते,\n\nइस पते के लिए/)
    expect(text).toMatch(/\nQuoins\nhttp\S+\/hi\n$/)
    expect(headers).toEqual({ 'Content-Language': 'hi' })
  })

  it('is in English as a whole where one of its texts is not translated, and leads to pages in Hindi', () => {
    const { subject, text, headers } = letterTo(inHindi, { ...letter, text: 'Of an editor: {link}', valuesIn })
    expect(subject).toBe(builtInTexts.confirmSubject)
    expect(text).toMatch(/^Hello,\n\nOf an editor: L\n/)
    expect(text).toMatch(/\/hi\n$/)
    expect(headers).toEqual({ 'Content-Language': 'en' })
  })

  it.each([
    ['Our team', 'हमारी टीम'],
    ['The Mumbai office', 'मुंबई कार्यालय'],
    ['The adviser for Heron Bend', 'Heron Bend के सलाहकार'],
    ['Sameer', 'Sameer'],
    ['The office', 'The office'],
  ])('names who answers, %s, as %s', (name, named) => {
    expect(deskNameIn(hindi, name)).toBe(named)
    expect(deskNameIn(mailsInEnglish, name)).toBe(name)
  })

  it('writes times as its readers do', () => {
    expect(momentIn(hindi, '2026-11-21T13:00:00Z')).toBe('शनिवार, 21 नवंबर 2026 को शाम 6:30 बजे')
    expect(momentIn(mailsInEnglish, '2026-11-21T13:00:00Z')).toBe('Saturday 21 November 2026, 6:30 pm')
  })
})
