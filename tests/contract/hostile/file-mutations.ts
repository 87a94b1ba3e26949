import { crc32, deflateSync } from 'node:zlib'
import fc from 'fast-check'
import sharp from 'sharp'
import { SCRIPT_AFTER_GIF, SVG_BOMB } from './hostile-files'

type Bytes = Uint8Array<ArrayBuffer>

/** A file as somebody sends it, and how it was made. */
export interface SentFile {
  how: string
  name: string
  type: string
  bytes: Bytes
}

const PAGE = '<!doctype html><html><script>alert(1)</script></html>'
const PROGRAM = '*/=1;alert(1)//'

/** Sound files of every kind that the library takes, and bombs: small files that unfold to far more than they are. */
async function readyFiles(): Promise<Record<string, Bytes>> {
  const picture = (width: number, height = width) =>
    sharp({ create: { width, height, channels: 3, background: 'teal' } })
  const [jpeg, png, webp, gif, avif, wideJpeg, largeWebp, largeAvif] = await Promise.all([
    picture(64).jpeg({ progressive: true }).toBuffer(),
    picture(64).png().toBuffer(),
    picture(64).webp().toBuffer(),
    picture(64).gif().toBuffer(),
    picture(64).avif({ effort: 0 }).toBuffer(),
    picture(9000, 8000).jpeg({ progressive: true }).toBuffer(),
    picture(12_000, 5_000).webp({ effort: 0 }).toBuffer(),
    picture(5_000, 4_000).avif({ effort: 0 }).toBuffer(),
  ])
  const texts = {
    svg: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" onload="alert(1)"><path d="M0 0h8"/></svg>',
    vtt: 'WEBVTT\n\n00:00.000 --> 00:02.000\n<script>alert(1)</script>\n',
    pdf: '%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\nstartxref\n9\n%%EOF',
    page: PAGE,
    program: SCRIPT_AFTER_GIF,
    entities: SVG_BOMB,
    deep: `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(100_000)}`,
    filters: `<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"><filter id="a">${'<feTurbulence numOctaves="99"/>'.repeat(5_000)}</filter><rect filter="url(#a)"/></svg>`,
    uses: `<svg xmlns="http://www.w3.org/2000/svg">${Array.from({ length: 30 }, (_, index) => `<g id="a${index}"><use href="#a${index - 1}"/><use href="#a${index - 1}"/></g>`).join('')}</svg>`,
    zip: 'PK\u0003\u0004',
  }
  return {
    ...{ jpeg, png, webp, gif, avif, wideJpeg, largeWebp, largeAvif },
    ...{ mp4: latin1('\0\0\0\u0018ftypisom\0\0\u0002\0isomiso2\0\0\0\u0008mdat') },
    ...{ webm: latin1('\u001aE\u00df\u00a3\u0087\u0042\u0082\u0084webm') },
    ...{
      pngBomb: pngOf(60_000, 60_000),
      gifBomb: Buffer.concat([gif.subarray(0, 6), Buffer.alloc(4, 0xff), gif.subarray(10)]),
    },
    // More of one picture than may be read: 900 frames.
    ...{
      frames: Buffer.concat([
        gif.subarray(0, -1),
        ...Array.from({ length: 900 }, () => gif.subarray(13, -1)),
        gif.subarray(-1),
      ]),
    },
    // A comment of 256 MB in a few hundred kilobytes.
    ...{
      textBomb: pngOf(8, 8, chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(2 ** 28))]))),
    },
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)])),
  } as Record<string, Bytes>
}

/** Names whose endings other servers run, and other ways to write them. */
const names = fc.constantFrom(
  ...['a.jpg', 'a.png', 'a.gif', 'a.svg', 'a.webp', 'a.avif', 'a.mp4', 'a.vtt', 'a.pdf', 'a', '.html', 'a.html'],
  ...[
    'a.js',
    'a.mjs',
    'a.xhtml',
    'a.svgz',
    'a.xml',
    'a.gif.html',
    'a.html.gif',
    'a.HTML',
    'a.js ',
    'a.php',
    'a.svg.js',
  ],
)
const types = fc.constantFrom(
  ...['', 'application/octet-stream', 'text/html', 'image/svg+xml', 'image/gif', 'image/jpeg', 'video/mp4', 'text/vtt'],
)

/** A change of a file: cut, spoiled, continued, huge, or one kind behind the beginning of another. */
const change = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ how: 'as it is', apply: (bytes: Bytes) => bytes }) },
  fc.double({ min: 0, max: 1, noNaN: true }).map((share) => ({
    how: `cut at ${share.toFixed(2)}`,
    apply: (bytes: Bytes) => bytes.slice(0, Math.floor(bytes.length * share)),
  })),
  fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 20 }).map((places) => ({
    how: `${places.length} bytes changed`,
    apply: (bytes: Bytes) => {
      const changed = Buffer.from(bytes)
      for (const [at, value] of places) changed[at % Math.max(1, changed.length)] = value
      return changed
    },
  })),
  fc
    .constantFrom(PAGE, PROGRAM, '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'PK\u0003\u0004')
    .map((text) => ({
      how: `with ${text.slice(0, 8)} behind it`,
      apply: (bytes: Bytes) => Buffer.concat([bytes, Buffer.from(text)]),
    })),
  fc.constantFrom(PAGE, 'GIF89a', '\u00ff\u00d8\u00ff', '%PDF-', 'WEBVTT\n', ' ').map((text) => ({
    how: `behind ${text.slice(0, 8)}`,
    apply: (bytes: Bytes) => Buffer.concat([Buffer.from(text, 'latin1'), bytes]),
  })),
  fc.integer({ min: 1, max: 40 }).map((megabytes) => ({
    how: `with ${megabytes} MB behind it`,
    apply: (bytes: Bytes) => Buffer.concat([bytes, Buffer.alloc(megabytes * 1024 * 1024)]),
  })),
)

/** Files that try to be script, to hold a thread, or to fill the memory. */
export async function hostileFiles(): Promise<fc.Arbitrary<SentFile>> {
  const ready = await readyFiles()
  return fc
    .record({ of: fc.constantFrom(...Object.keys(ready)), change, name: names, type: types })
    .map(({ of, change: { how, apply }, name, type }) => ({
      how: `${of} ${how}`,
      name,
      type,
      bytes: new Uint8Array(apply(ready[of] ?? new Uint8Array())),
    }))
}

function latin1(text: string): Bytes {
  return Buffer.from(text, 'latin1')
}

/** A PNG that says its size and has no rows. */
function pngOf(width: number, height: number, extra: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', head),
    extra,
    chunk('IDAT', deflateSync(Buffer.alloc(1024))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length, 0)
  whole.set(body, 4)
  whole.writeUInt32BE(crc32(body), body.length + 4)
  return whole
}
