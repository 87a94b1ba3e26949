import { type Configuration, isOpenAir, levelOf, type PlanRectangle, type PlanRoom } from '@ashlar/contract'
import { Fold } from '@/ui/fold/fold'
import { DrawnWords } from '@/ui/picture/drawn-words'
import { say, sayName } from '@/words/say'
import { DoorsAndWindows } from './doors-and-windows'
import styles from './floor-plan.module.css'
import { labelledRooms, letterHeightOf, type PlacedLabel, sizeOf, toTenth, UNITS_PER_FOOT } from './plan-label'
import { PlanScale } from './plan-scale'

/** In feet; on larger plans a scale line of ten feet would be a dot. */
const LARGE = 150

interface FloorPlanProps {
  configuration: Configuration
  /** A plot, whose parts have no walls. */
  land: boolean
  /** Names the drawing's rooms, which it draws twice: as walls and as rooms. */
  id: string
}

/**
 * A schematic plan drawn from its rooms, to scale, north up: a heavy line around the interior, light lines between
 * rooms, a thin line around open areas; doors, windows and bathroom shafts. Letters must be readable on a phone, so a
 * small room shows a number, which the list below explains; the list has every room with its size.
 */
export function FloorPlan({ configuration, land, id }: FloorPlanProps) {
  const { plan, name } = configuration
  if (plan.rooms.length === 0) return null
  const parts = [...plan.rooms, ...plan.shafts]
  const width = Math.max(...parts.map(({ x, w }) => x + w)) * UNITS_PER_FOOT
  const height = Math.max(...parts.map(({ y, h }) => y + h)) * UNITS_PER_FOOT
  const letter = letterHeightOf(width, height)
  const edge = letter / 3
  const feet = width > LARGE * UNITS_PER_FOOT ? 50 : 10
  const levels = levelsOf(plan.rooms)
  const above = levels.length > 0 ? 1.6 * letter : 0
  const rooms = plan.rooms.filter((room) => !isOpenAir(room.name))
  const outside = plan.rooms.filter((room) => isOpenAir(room.name))
  const labelled = labelledRooms(plan.rooms, letter, plan.doors)
  return (
    <figure
      className={`stack-3 ${styles.figure}`}
      aria-label={say('Plan')}
      data-upright={height > width ? '' : undefined}
    >
      <svg
        className={styles.plan}
        viewBox={[-edge, -edge - above, width + 2 * edge, height + 2.2 * letter + 2 * edge + above]
          .map(toTenth)
          .join(' ')}
        fontSize={toTenth(letter)}
        role="img"
        aria-label={
          land
            ? say('Schematic plan of {unit}; its parts are listed below', { unit: sayName(name) })
            : say('Schematic plan of {unit}; its rooms are listed below', { unit: sayName(name) })
        }
      >
        <defs>
          <path className={styles.boxes} id={id} d={rooms.map(boxPath).join('')} />
        </defs>
        <use className={styles.wall} href={`#${id}`} />
        {plan.shafts.length > 0 ? <path className={styles.wall} d={plan.shafts.map(boxPath).join('')} /> : null}
        <use className={styles.room} href={`#${id}`} />
        {outside.length > 0 ? <path className={styles.openAir} d={outside.map(boxPath).join('')} /> : null}
        {plan.shafts.length > 0 ? <path className={styles.shaft} d={plan.shafts.map(crossedBoxPath).join('')} /> : null}
        <DoorsAndWindows plan={plan} />
        <DrawnWords>
          <g className={styles.names}>
            {labelled.map(({ room, number, label }) => (
              <Label key={keyOf(room)} label={label} isNumber={number !== null} letter={letter} />
            ))}
          </g>
          {levels.map(({ name: level, x }) => (
            <text key={level} fill="var(--ink-soft)" x={x * UNITS_PER_FOOT} y={toTenth(-0.6 * letter)}>
              {level}
            </text>
          ))}
          <PlanScale
            long={feet * UNITS_PER_FOOT}
            label={`${feet} ${say('ft')}`}
            y={height + 1.4 * letter}
            letter={letter}
          />
        </DrawnWords>
      </svg>
      <Fold summary={land ? say('Parts of the plot and their sizes') : say('Rooms and their sizes')}>
        <ul
          className={`text-s numbers ${styles.rooms}`}
          aria-label={
            land ? say('Parts of {unit}', { unit: sayName(name) }) : say('Rooms of {unit}', { unit: sayName(name) })
          }
        >
          {labelled.map(({ room, number }) => (
            <li key={keyOf(room)}>
              <span>
                {number === null ? null : <b className={styles.number}>{number}</b>}
                {sayName(room.name)}
              </span>{' '}
              <small>
                {sizeOf(room)} {say('ft')}
              </small>
            </li>
          ))}
        </ul>
      </Fold>
      <figcaption className="caption">
        {land
          ? say('Schematic, not for measurement.')
          : say('Schematic, not for measurement. Sizes are inside the walls.')}
        {plan.shafts.length > 0 ? ` ${say('A crossed box is a shaft for pipes.')}` : null}
      </figcaption>
    </figure>
  )
}

interface LabelProps {
  label: PlacedLabel
  isNumber: boolean
  letter: number
}

function Label({ label: { lines, size, turned, x, y }, isNumber, letter }: LabelProps) {
  const [middle, centre] = [toTenth(x * UNITS_PER_FOOT), toTenth(y * UNITS_PER_FOOT)]
  const first = centre + (0.35 - (1.2 * (lines.length + (size ? 1 : 0) - 1)) / 2) * letter
  return (
    <>
      {isNumber ? <path className={styles.numberBox} d={numberBoxPath(middle, centre, letter)} /> : null}
      <text x={middle} y={toTenth(first)} transform={turned ? `rotate(-90 ${middle} ${centre})` : undefined}>
        {lines.map((line, index) =>
          index === 0 ? (
            line
          ) : (
            <tspan key={line} x={middle} dy="1.2em">
              {line}
            </tspan>
          ),
        )}
        {size ? (
          <tspan className={styles.size} x={middle} dy="1.2em">
            {size}
          </tspan>
        ) : null}
      </text>
    </>
  )
}

/** A square around a number. */
function numberBoxPath(x: number, y: number, letter: number): string {
  const [half, side] = [0.8 * letter, toTenth(1.6 * letter)]
  return `M${toTenth(x - half)} ${toTenth(y - half)}h${side}v${side}h${-side}z`
}

/** The levels of a house, drawn side by side, each with its left edge; none for a plan with one level. */
function levelsOf(rooms: readonly PlanRoom[]): { name: string; x: number }[] {
  const levels = [...new Set(rooms.map(({ name }) => levelOf(name)).filter(Boolean))]
  return levels.map((level) => ({
    name: sayName(`${level[0]?.toUpperCase()}${level.slice(1)} floor`),
    x: Math.min(...rooms.filter(({ name }) => levelOf(name) === level).map(({ x }) => x)),
  }))
}

function boxPath(part: PlanRectangle): string {
  const { x, y, width, height } = placeOf(part)
  return `M${x} ${y}h${width}v${height}h${-width}z`
}

function crossedBoxPath(part: PlanRectangle): string {
  const { width, height } = placeOf(part)
  return `${boxPath(part)}l${width} ${height}m${-width} 0l${width} ${-height}`
}

function keyOf({ x, y, w, h }: PlanRectangle): string {
  return `${x} ${y} ${w} ${h}`
}

/** In drawing units. */
function placeOf({ x, y, w, h }: PlanRectangle): { x: number; y: number; width: number; height: number } {
  return { x: x * UNITS_PER_FOOT, y: y * UNITS_PER_FOOT, width: w * UNITS_PER_FOOT, height: h * UNITS_PER_FOOT }
}
