import 'server-only'
import { readFile } from 'node:fs/promises'
import { wholeWords } from '@ashlar/contract'
import satori from 'satori'
import markOnDeep from '#brand/mark-on-deep.svg?raw'
import { randomFrom } from '@/ui/random/random-from'
import { colour } from '@/ui/styles/colours'
import { HEIGHT as COVER_HEIGHT, WIDTH as COVER_WIDTH, coverMotif } from '../research/cover-motifs'
import { drawJpeg } from './draw-jpeg'
import { fonts } from './fonts'
import { readJpeg } from './read-jpeg'
import type { ShareSubject } from './share-subject'

const WIDTH = 1200
const HEIGHT = 630
/** Left edge of the picture; the text overlaps it. */
const STEP = 420
const PICTURE_WIDTH = WIDTH - STEP

const GROUND = colour('--deep')
const ACCENT = colour('--accent')
const STONE = colour('--brand-600')

const INDIGO_TONE = { ground: colour('--brand-800'), stone: STONE, mark: ACCENT }

/** The tones of a report's cover, as in web/src/features/research/cover.module.css. */
const TONES: Readonly<Record<string, { ground: string; stone: string; mark: string }>> = {
  limestone: { ground: colour('--neutral-200'), stone: colour('--neutral-500'), mark: colour('--brand-900') },
  marigold: { ground: ACCENT, stone: colour('--accent-700'), mark: colour('--brand-950') },
  slate: { ground: colour('--slate-700'), stone: colour('--slate-500'), mark: colour('--neutral-100') },
}

const MARK = `data:image/svg+xml;base64,${Buffer.from(markOnDeep).toString('base64')}`

/**
 * The preview picture for links to a page on other platforms: the one that editors chose for it, or else its picture or
 * cover, with its title on a plate in front.
 */
export async function makeSharePicture(subject: ShareSubject, brand: string): Promise<Uint8Array> {
  const chosen = await readJpeg(subject.sharePicture ?? null, WIDTH, HEIGHT)
  if (chosen) return chosen
  const picture = await readJpeg(subject.picture, PICTURE_WIDTH, HEIGHT)
  const drawing = await satori(
    <div style={{ display: 'flex', width: WIDTH, height: HEIGHT, background: GROUND, color: colour('--on-deep') }}>
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
          background: GROUND,
        }}
      >
        {subject.kind ? (
          <div
            style={{ fontFamily: fonts.strong.family, fontSize: 25, color: colour('--accent-400'), marginBottom: 14 }}
          >
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
        <img src={MARK} width={48} height={48} alt="" />
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
  return drawJpeg(drawing)
}

/** Replaces a missing photograph: a report's cover, or stone courses derived from the title. */
function Drawing({ subject: { title, cover } }: { subject: ShareSubject }) {
  const { ground, stone, mark } = TONES[cover?.tone ?? ''] ?? INDIGO_TONE
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
  // A stone of the second course, which the text never covers.
  const marked = stones.findIndex(({ x, y }) => y > 40 && x > 380)
  return (
    <svg width={PICTURE_WIDTH} height={HEIGHT} viewBox={`0 0 ${PICTURE_WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect width={PICTURE_WIDTH} height={HEIGHT} fill={colour('--brand-950')} />
      {stones.map(({ x, y, w, h, opacity }, index) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={w}
          height={h}
          fill={index === marked ? ACCENT : STONE}
          opacity={index === marked ? 1 : opacity}
        />
      ))}
    </svg>
  )
}

/** Longer titles are smaller, so that the longest fits on five lines. */
function sizeFor(title: string): number {
  if (title.length <= 24) return 76
  return title.length <= 60 ? 60 : 46
}

function shorten(words: string, most: number): string {
  return words.length <= most ? words : `${wholeWords(words, most)} …`
}
