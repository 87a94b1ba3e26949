import { caniemail } from 'caniemail'
import { describe, expect, it } from 'vitest'
import { mailHtml } from './html'

const LINK = 'https://www.ashlar.example/your-enquiry?link=a.b&c=d'
const MAIL = {
  subject: 'Your enquiry <ASH-1>',
  text: `Hello,\n\nYou can see what you sent:\n${LINK}\n\nSee also https://www.ashlar.example/careers.\nOr https://evil.example/x\n\nAshlar\nhttps://www.ashlar.example`,
  brand: 'Ashlar & Sons',
  language: 'en',
  action: { label: 'See what you sent', url: LINK },
  ownOrigins: ['https://www.ashlar.example'],
}

/** What a reader of the HTML reads, without marks. */
const wordsOf = (html: string) =>
  html
    .replace(/<style>[\s\S]*?<\/style>|<title>.*?<\/title>|<\/?a\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_entity, code: string) => String.fromCharCode(Number(code)))
    .replace(/\s+/g, ' ')
    .trim()

describe('the HTML of a mail', () => {
  it('has the words of its text, its button, and the brand at its head', () => {
    const text = MAIL.text.replace(LINK, `See what you sent ${LINK}`).replace(/\s+/g, ' ')
    expect(wordsOf(mailHtml(MAIL))).toBe(`Ashlar & Sons ${text}`)
  })

  it('links to our own addresses alone, and lets nobody write HTML into it', () => {
    const html = mailHtml({ ...MAIL, text: `${MAIL.text}\n\n<img src=x onerror=alert(1)>"&'` })
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replace(/&#38;/g, '&'))
    expect(links).toEqual([LINK, 'https://www.ashlar.example/careers', 'https://www.ashlar.example'])
    expect(html).not.toMatch(/<img|onerror=alert\(1\)>"/)
  })

  it('says its language and direction', () => {
    expect(mailHtml({ ...MAIL, language: 'hi' })).toContain('<html lang="hi" dir="ltr">')
    expect(mailHtml({ ...MAIL, language: 'ur' })).toContain('<html lang="ur" dir="rtl">')
  })

  it.each(['gmail.*', 'apple-mail.*', 'outlook.*'])('uses nothing that %s does not show', (client) => {
    const { issues } = caniemail({ clients: [client as never], html: mailHtml(MAIL) })
    // Without these the mail is as good: it is light in the dark, its tables are called so, and a long address may widen
    // it.
    const known = /^(?:word-break|@media.*|<style> element|<body> element|role attribute|.*color-scheme.*)$/
    const unsupported = [...issues.errors.values()].flat().map(({ title }) => title)
    expect(unsupported.filter((title) => !known.test(title))).toEqual([])
  })
})
