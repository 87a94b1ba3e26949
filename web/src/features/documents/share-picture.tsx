import 'server-only'
import { readFile } from 'node:fs/promises'
import satori from 'satori'
import sharp from 'sharp'
import { randomFrom } from '@/ui/random/random-from'
import { HEIGHT as COVER_HEIGHT, WIDTH as COVER_WIDTH, coverMotif } from '../research/cover-motifs'
import { fonts } from './fonts'
import { photograph } from './photograph'
import type { ShareSubject } from './share-subject'

const WIDTH = 1200
const HEIGHT = 630
/** The picture begins here; the words step over it. */
const STEP = 420
const PICTURE_WIDTH = WIDTH - STEP

const INDIGO = '#1b1a4b'
const LIMESTONE = '#fbfaf6'
const MARIGOLD = '#e8a013'

/** As web/src/features/research/cover.module.css. */
const TONES: Readonly<Record<string, { ground: string; stone: string; mark: string }>> = {
  indigo: { ground: '#29286a', stone: '#45449a', mark: MARIGOLD },
  limestone: { ground: '#e6e0d1', stone: '#8d8470', mark: INDIGO },
  marigold: { ground: MARIGOLD, stone: '#8a5800', mark: '#0f0e33' },
  slate: { ground: '#39405a', stone: '#66708f', mark: '#f3f0e7' },
}

/** Draws what is shown where somebody shares a page: its picture or cover as a wall, its title as a stone in front. */
export async function makeSharePicture(subject: ShareSubject, brand: string): Promise<Uint8Array> {
  const picture = await photograph(subject.picture, PICTURE_WIDTH, HEIGHT)
  const drawing = await satori(
    <div style={{ display: 'flex', width: WIDTH, height: HEIGHT, background: INDIGO, color: LIMESTONE }}>
      <div style={{ display: 'flex', position: 'absolute', left: STEP, top: 0, width: PICTURE_WIDTH, height: HEIGHT }}>
        {picture ? (
          <img
            src={`data:image/jpeg;base64,${picture.toString('base64')}`}
            width={PICTURE_WIDTH}
            height={HEIGHT}
            alt=""
          />
        ) : (
          <Drawing subject={subject} />
        )}
      </div>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'flex-end',
          position: 'absolute',
          left: 0,
          bottom: 0,
          width: 780,
          minHeight: 250,
          boxSizing: 'border-box',
          padding: '44px 56px 52px 60px',
          background: INDIGO,
        }}
      >
        {subject.kind ? (
          <div style={{ fontFamily: fonts.strong.family, fontSize: 25, color: '#f3b33d', marginBottom: 14 }}>
            {shorten(subject.kind, 60)}
          </div>
        ) : null}
        <div
          style={{
            fontFamily: fonts.display.family,
            fontSize: sizeFor(subject.title),
            lineHeight: 1.06,
            letterSpacing: '-0.02em',
          }}
        >
          {shorten(subject.title, 120)}
        </div>
      </div>
      <div style={{ display: 'flex', alignItems: 'center', position: 'absolute', left: 60, top: 52 }}>
        <Mark />
        <div style={{ fontFamily: fonts.display.family, fontSize: 38, marginLeft: 16 }}>{brand}</div>
      </div>
    </div>,
    {
      width: WIDTH,
      height: HEIGHT,
      fonts: await Promise.all(
        [fonts.display, fonts.strong].map(async ({ family, file }) => ({ name: family, data: await readFile(file) })),
      ),
    },
  )
  // A photograph as PNG is a megabyte, and some who show these pictures take no more than 300 KB.
  return sharp(Buffer.from(drawing)).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}

/** Where there is no photograph: a report's cover, or courses of stone that follow from the title. */
function Drawing({ subject: { title, cover } }: { subject: ShareSubject }) {
  const { ground, stone, mark } = TONES[cover?.tone ?? ''] ??
    TONES.indigo ?? { ground: INDIGO, stone: INDIGO, mark: MARIGOLD }
  if (cover) {
    return (
      <svg
        width={PICTURE_WIDTH}
        height={HEIGHT}
        viewBox={`0 0 ${COVER_WIDTH} ${(COVER_WIDTH * HEIGHT) / PICTURE_WIDTH}`}
        aria-hidden="true"
      >
        <rect width={COVER_WIDTH} height={COVER_HEIGHT} fill={ground} />
        <g transform={`translate(0 ${((COVER_WIDTH * HEIGHT) / PICTURE_WIDTH - COVER_HEIGHT) / 2})`}>
          {coverMotif(title, cover.motif, {
            stone: { fill: stone },
            mark: { fill: mark },
            line: { fill: 'none', stroke: stone, strokeWidth: 1.6 },
            markLine: { fill: 'none', stroke: mark, strokeWidth: 3 },
          })}
        </g>
      </svg>
    )
  }
  return <Courses title={title} />
}

function Courses({ title }: { title: string }) {
  const random = randomFrom(title)
  const stones: { x: number; y: number; w: number; h: number; opacity: number }[] = []
  for (let y = 0; y < HEIGHT; ) {
    const h = 40 + random() * 70
    for (let x = 0; x < PICTURE_WIDTH; ) {
      const w = 70 + random() * 240
      stones.push({ x, y, w: w - 4, h: h - 4, opacity: 0.3 + random() * 0.7 })
      x += w
    }
    y += h
  }
  // One stone of the second course: it is never behind the words.
  const marked = stones.findIndex(({ x, y }) => y > 40 && x > 380)
  return (
    <svg width={PICTURE_WIDTH} height={HEIGHT} viewBox={`0 0 ${PICTURE_WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect width={PICTURE_WIDTH} height={HEIGHT} fill="#0f0e33" />
      {stones.map(({ x, y, w, h, opacity }, index) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={w}
          height={h}
          fill={index === marked ? MARIGOLD : '#45449a'}
          opacity={index === marked ? 1 : opacity}
        />
      ))}
    </svg>
  )
}

/** The house's mark, as web/public/icon.svg. */
function Mark() {
  return (
    <svg width={48} height={48} viewBox="0 0 16 16" aria-hidden="true">
      <path fill={LIMESTONE} d="M0 0h5v3H0zM6 0h10v3H6zM0 4h10v5H0zM0 10h7v6H0zM8 10h8v6H8z" />
      <path fill={MARIGOLD} d="M11 4h5v5h-5z" />
    </svg>
  )
}

/** Long titles are set smaller, so that the longest stand on five lines. */
function sizeFor(title: string): number {
  if (title.length <= 24) return 76
  return title.length <= 60 ? 60 : 46
}

function shorten(words: string, most: number): string {
  return words.length <= most ? words : `${words.slice(0, words.lastIndexOf(' ', most))} …`
}
