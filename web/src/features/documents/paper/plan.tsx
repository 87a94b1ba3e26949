import { type Configuration, isOpenAir, type PlanRectangle } from '@ashlar/contract'
import { G, Path, Rect, Svg, Text } from '@react-pdf/renderer'
import { fonts } from '../fonts'
import { ink } from './theme'

/** Height of a line of text in a plan, in feet. */
const LINE = 0.28

/** Width of the outline around the outer wall, in points. */
const EDGE = 1.6

/** A floor plan to scale, as vectors; its unit is the foot, so it is sharp at any size. */
export function PaperPlan({
  configuration,
  width,
  height,
}: {
  configuration: Configuration
  width: number
  height: number
}) {
  const { rooms: plan, doors, windows, shafts } = configuration.plan
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
            stroke={ink.deep}
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
            fill={isOpenAir(name) ? 'none' : ink.onDeep}
            stroke={ink.deep}
            strokeWidth={isOpenAir(name) ? 0.5 : 0.8}
          />
          {linesOf(name, w * scale, size).map((words, line, all) => (
            <Text
              key={words}
              x={(x + w / 2) * scale}
              y={(y + h / 2) * scale + (line - (all.length - 1) / 2) * size * (1 + LINE) + size * 0.3}
              textAnchor="middle"
              style={{ fontFamily: fonts.text.family, fontSize: size }}
              fill={ink.deep}
            >
              {words}
            </Text>
          ))}
        </G>
      ))}
      {shafts.map(({ x, y, w, h }) => (
        <Rect
          key={`${x} ${y}`}
          x={x * scale}
          y={y * scale}
          width={w * scale}
          height={h * scale}
          fill={ink.joint}
          stroke={ink.deep}
          strokeWidth={0.5}
        />
      ))}
      {doors.map((line) => (
        <Path
          key={`${line.x} ${line.y}`}
          d={lineOf(line, scale)}
          stroke={ink.onDeep}
          strokeWidth={2 * EDGE}
          fill="none"
        />
      ))}
      {windows.map((line) => (
        <G key={`${line.x} ${line.y}`}>
          <Path d={lineOf(line, scale)} stroke={ink.onDeep} strokeWidth={2 * EDGE} fill="none" />
          <Path d={lineOf(line, scale)} stroke={ink.deep} strokeWidth={0.5} fill="none" />
        </G>
      ))}
      <Path
        d={`M0 ${feetHigh * scale + 9}h${10 * scale}m0 -2.5v5m${-10 * scale} -5v5`}
        stroke={ink.accentDark}
        strokeWidth={1}
        fill="none"
      />
      <Text
        x={10 * scale + 6}
        y={feetHigh * scale + 11}
        style={{ fontFamily: fonts.text.family, fontSize: size }}
        fill={ink.soft}
      >
        10 ft
      </Text>
    </Svg>
  )
}

/** A path for a door or a window, in points. */
function lineOf({ x, y, w, h }: PlanRectangle, scale: number): string {
  return `M${x * scale} ${y * scale}${w > 0 ? `h${w * scale}` : `v${h * scale}`}`
}

/** Splits a name into lines that fit the room; none when even the longest word does not fit. */
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
