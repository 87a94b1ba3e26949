import { caniemail } from 'caniemail'
import { JSDOM } from 'jsdom'
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
    // What these show in part: negative margins, numbers as weights, percentages of pictures, borders over 8 pixels,
    // alignment of tables. The mail has none of them; its padding and its width have the test below.
    const harmless =
      /^(?:margin|display|text-decoration|font-(?:size|weight)|line-height|border|background|padding|max-width|(?:width|align|dir) attribute)$/
    const inPart = [...issues.warnings.values()].flat().map(({ title }) => title)
    expect(inPart.filter((title) => !known.test(title) && !harmless.test(title))).toEqual([])
    expect(mailHtml(MAIL)).not.toMatch(/margin:[^;"]*(?:-|auto)|font-weight:\d|<img|border:\s*(?:9|\d\d)px/)
  })

  it('is padded and limited in width by Outlook on Windows and Apple Mail too', () => {
    const { document } = new JSDOM(mailHtml(MAIL)).window
    const padded = [...document.querySelectorAll<HTMLElement>('[style*="padding:"]')]
    const unpadded = padded.filter(
      (one) => one.tagName !== 'TD' && !one.parentElement?.getAttribute('style')?.includes('mso-padding-alt:12px 24px'),
    )
    expect(unpadded.map(({ outerHTML }) => outerHTML)).toEqual([])
    const limited = [...document.querySelectorAll('[style*="max-width:600px"]')].map(({ tagName }) => tagName)
    expect(limited).toEqual(['DIV', 'TABLE'])
    // A table within a paragraph would end it.
    expect(document.querySelectorAll('p:empty')).toHaveLength(0)
  })
})
