export interface ReadMail {
  subject: string
  /** One line for each header, unfolded and not decoded. */
  head: string
  text: string
  /** Empty where the mail is text alone. */
  html: string
}

/** A mail with its subject and bodies decoded, as a mail program shows them. */
export function readMail(source: string): ReadMail {
  const whole = partOf(source)
  const boundary = /boundary="?([^";\n]+)/i.exec(whole.header('Content-Type'))?.[1]
  const parts = boundary === undefined ? [whole] : whole.raw.split(`--${boundary}`).slice(1, -1).map(partOf)
  const bodyOf = (type: string) => parts.find((part) => part.header('Content-Type').startsWith(type))?.body() ?? ''
  return {
    subject: decodedWords(whole.header('Subject')),
    head: whole.head,
    text: bodyOf('text/plain'),
    html: bodyOf('text/html'),
  }
}

/** A mail, or one part of it: its headers, and what follows them. */
function partOf(source: string) {
  const [first = '', ...rest] = source.replace(/\r\n/g, '\n').trimStart().split('\n\n')
  const head = first.replace(/\n[ \t]+/g, ' ')
  const header = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1] ?? ''
  const raw = rest.join('\n\n')
  return {
    head,
    raw,
    header,
    body: () => decodedBody(raw, header('Content-Transfer-Encoding')).replace(/\r\n/g, '\n'),
  }
}

/** Text with encoded words (RFC 2047); the space between two of them is no part of the text. */
function decodedWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/((?:=\?utf-8\?[bq]\?[^?]*\?=)+)/gi, (words) =>
      Buffer.concat(
        [...words.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)].map(([, kind = '', word = '']) =>
          kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64') : bytesOfQuoted(word.replaceAll('_', ' ')),
        ),
      ).toString('utf8'),
    )
}

function decodedBody(body: string, encoding: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString('utf8')
  return /quoted-printable/i.test(encoding) ? bytesOfQuoted(body.replace(/=\n/g, '')).toString('utf8') : body
}

/** Bytes of quoted-printable text; letters outside of escapes are ASCII. */
function bytesOfQuoted(text: string): Buffer {
  return Buffer.from(
    text.replace(/=([\dA-F]{2})/gi, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  )
}
