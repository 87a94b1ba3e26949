import { Rect, Svg } from '@react-pdf/renderer'
import { randomFrom } from '@/ui/random/random-from'
import { ink } from './theme'

/** A pattern of stone courses, derived from a title, with one stone highlighted; it replaces a missing photograph. */
export function CoverStones({ title, width, height }: { title: string; width: number; height: number }) {
  const random = randomFrom(title)
  const stones: { x: number; y: number; w: number; h: number; opacity: number }[] = []
  for (let y = 0; y < height; ) {
    const h = 22 + random() * 44
    for (let x = 0; x < width; ) {
      const w = 40 + random() * 150
      stones.push({
        x,
        y,
        w: Math.min(w, width - x) - 2,
        h: Math.min(h, height - y) - 2,
        opacity: 0.25 + random() * 0.75,
      })
      x += w
    }
    y += h
  }
  const marked = Math.floor(stones.length * (0.3 + random() * 0.4))
  return (
    <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <Rect width={width} height={height} fill={ink.deepest} />
      {stones
        .filter(({ w, h }) => w > 1 && h > 1)
        .map(({ x, y, w, h, opacity }, index) => (
          <Rect
            key={`${x} ${y}`}
            x={x}
            y={y}
            width={w}
            height={h}
            fill={index === marked ? ink.accent : ink.stone}
            fillOpacity={index === marked ? 1 : opacity}
          />
        ))}
    </Svg>
  )
}
