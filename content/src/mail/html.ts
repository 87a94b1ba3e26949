import { brandColour } from '../brand-colour'

/** The page that a mail leads to. */
export interface MailAction {
  /** On the button: `Confirm your address`. */
  label: string
  /** Stands in the text as well, on a line of its own. */
  url: string
}

interface HtmlMail {
  subject: string
  text: string
  brand: string
  /** Two letters. */
  language: string
  action?: MailAction
  /** Origins whose addresses become links. The words of a visitor may have others. */
  ownOrigins: readonly string[]
}

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur'])
const FONTS = "'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif"

/**
 * The HTML of a mail, with the words of its text. It has only tables and style attributes, which Gmail, Apple Mail and
 * Outlook show alike; some of them limit the width of a `div` and others that of a table, so both have it. It has no
 * picture and loads nothing, so that nobody learns when it is opened.
 */
export function mailHtml({ subject, text, brand, language, action, ownOrigins }: HtmlMail): string {
  const direction = RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr'
  const paragraphs = text.trim().split(/\n{2,}/)
  const ground = `class="ground" style="margin:0;background-color:${brandColour('--neutral-100')}"`
  const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'
  const head = [
    'padding:20px 28px',
    `background-color:${brandColour('--deep')}`,
    `border-bottom:4px solid ${brandColour('--accent')}`,
    `color:${brandColour('--on-deep')}`,
    `font-family:${FONTS}`,
    'font-size:22px;font-weight:bold',
  ]
  const sheet = [
    'padding:28px 28px 12px',
    `background-color:${brandColour('--ground-raised')}`,
    `color:${brandColour('--ink')}`,
    `font-family:${FONTS}`,
    'font-size:16px;line-height:1.6',
  ]
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
.ground { background-color: ${brandColour('--brand-950')} !important }
.sheet { background-color: ${brandColour('--brand-900')} !important }
.sheet, .sheet a { color: ${brandColour('--neutral-50')} !important }
.sheet .button { color: ${brandColour('--on-accent')} !important }
}
</style>
</head>
<body ${ground}>
<table ${table} ${ground}>
<tr><td align="center" style="padding:24px 12px">
<div style="max-width:600px">
<table ${table} style="max-width:600px">
<tr><td style="${head.join(';')}">${escaped(brand)}</td></tr>
<tr><td class="sheet" style="${sheet.join(';')}">
${paragraphs.map((words) => paragraph(words, ownOrigins, action)).join('\n')}
</td></tr>
</table>
</div>
</td></tr>
</table>
</body>
</html>
`
}

/** A paragraph of the text. The line that is the address of the action becomes its button. */
function paragraph(words: string, ownOrigins: readonly string[], action?: MailAction): string {
  const lines = words.split('\n')
  const place = action ? lines.findIndex((line) => line.trim() === action.url) : -1
  if (!action || place < 0) return textLines(lines, ownOrigins)
  const [before, after] = [lines.slice(0, place), lines.slice(place + 1)]
  return [textLines(before, ownOrigins), button(action), textLines(after, ownOrigins)].filter(Boolean).join('\n')
}

function textLines(lines: readonly string[], ownOrigins: readonly string[]): string {
  if (lines.length === 0) return ''
  return `<p style="margin:0 0 16px">${lines.map((line) => linked(line, ownOrigins)).join('<br>\n')}</p>`
}

/**
 * A button, with its address below it for readers who do not trust buttons. The link has the padding, so that all of the
 * button can be pressed; Outlook on Windows pads only cells, for which it has a property of its own.
 */
function button({ label, url }: MailAction): string {
  const style = [
    'display:inline-block',
    'padding:12px 24px',
    `color:${brandColour('--on-accent')}`,
    'font-weight:bold;text-decoration:none',
  ]
  const cell = `background-color:${brandColour('--accent')};mso-padding-alt:12px 24px`
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0">
<tr><td style="${cell}"><a class="button" href="${escaped(url)}" style="${style.join(';')}">${escaped(label)}</a></td></tr>
</table>
<p style="margin:8px 0 16px;font-size:13px;line-height:1.4;word-break:break-all">${escaped(url)}</p>`
}

function linked(line: string, ownOrigins: readonly string[]): string {
  return line
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:)])/)
    .map((part) => {
      const isOwn = URL.canParse(part) && ownOrigins.includes(new URL(part).origin)
      if (!isOwn) return escaped(part)
      return `<a href="${escaped(part)}" style="color:${brandColour('--ink')};word-break:break-all">${escaped(part)}</a>`
    })
    .join('')
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
