import type { Configuration } from '@ashlar/contract'
import { G, Path, Rect, Svg, Text } from '@react-pdf/renderer'
import { isOpenAir } from '../../projects/open-air'
import { fonts } from '../fonts'
import { ink } from './theme'

/** Height of a line of words in a plan, in feet. */
const LINE = 0.28

/** How far the outer wall stands out, in points. */
const EDGE = 1.6

/** A floor plan to scale in vectors; feet are its units, so it is sharp at any size. */
export function Plan({
  configuration,
  width,
  height,
}: {
  configuration: Configuration
  width: number
  height: number
}) {
  const { plan } = configuration
  const feetWide = Math.max(...plan.map(({ x, w }) => x + w))
  const feetHigh = Math.max(...plan.map(({ y, h }) => y + h))
  const scale = Math.min((width - 2 * EDGE) / feetWide, (height - 18 - 2 * EDGE) / feetHigh)
  const drawn = feetHigh * scale + 18 + 2 * EDGE
  const size = 6.2
  return (
    <Svg width={width} height={drawn} viewBox={`${-EDGE} ${-EDGE} ${width} ${drawn}`}>
      {plan
        .filter(({ name }) => !isOpenAir(name))
        .map(({ name, x, y, w, h }) => (
          <Rect
            key={`${name} ${x} ${y}`}
            x={x * scale}
            y={y * scale}
            width={w * scale}
            height={h * scale}
            stroke={ink.indigo}
            strokeWidth={2 * EDGE}
          />
        ))}
      {plan.map(({ name, x, y, w, h }) => (
        <G key={`${name} ${x} ${y}`}>
          <Rect
            x={x * scale}
            y={y * scale}
            width={w * scale}
            height={h * scale}
            fill={isOpenAir(name) ? 'none' : ink.stone}
            stroke={ink.indigo}
            strokeWidth={isOpenAir(name) ? 0.5 : 0.8}
          />
          {linesOf(name, w * scale, size).map((words, line, all) => (
            <Text
              key={words}
              x={(x + w / 2) * scale}
              y={(y + h / 2) * scale + (line - (all.length - 1) / 2) * size * (1 + LINE) + size * 0.3}
              textAnchor="middle"
              style={{ fontFamily: fonts.text.family, fontSize: size }}
              fill={ink.indigo}
            >
              {words}
            </Text>
          ))}
        </G>
      ))}
      <Path
        d={`M0 ${feetHigh * scale + 9}h${10 * scale}m0 -2.5v5m${-10 * scale} -5v5`}
        stroke={ink.marigoldDark}
        strokeWidth={1}
        fill="none"
      />
      <Text
        x={10 * scale + 6}
        y={feetHigh * scale + 11}
        style={{ fontFamily: fonts.text.family, fontSize: size }}
        fill={ink.indigoSoft}
      >
        10 ft
      </Text>
    </Svg>
  )
}

/** Words in as many lines as the room is narrow; nothing where not even the longest word fits. */
function linesOf(name: string, width: number, size: number): string[] {
  const most = Math.floor(width / (size * 0.5))
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.some((line) => line.length > most) ? [] : lines
}
