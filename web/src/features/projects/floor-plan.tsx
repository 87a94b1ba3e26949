import type { Configuration, PlanRoom } from '@ashlar/contract'
import styles from './floor-plan.module.css'
import { isOpenAir } from './open-air'
import { labelOf, letterOf, SCALE, sizeOf } from './plan-label'
import { PlanScale } from './plan-scale'

/** Feet beyond which a scale of ten would be a dot. */
const LARGE = 150

/**
 * A schematic plan drawn from its rooms, to scale, north up: a heavy wall around what is inside, light ones between rooms,
 * a thin line around what lies in the open. Letters are as large as a telephone needs, so a small room
 * bears its number in the list, which has every room with its size.
 */
export function FloorPlan({ configuration }: { configuration: Configuration }) {
  const { plan, name } = configuration
  if (plan.length === 0) return null
  const width = Math.max(...plan.map(({ x, w }) => x + w)) * SCALE
  const height = Math.max(...plan.map(({ y, h }) => y + h)) * SCALE
  const letter = letterOf(width, height)
  const edge = letter / 3
  const feet = width > LARGE * SCALE ? 50 : 10
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.plan}
        viewBox={`${-edge} ${-edge} ${width + 2 * edge} ${height + 2.2 * letter + 2 * edge}`}
        fontSize={letter}
        role="img"
        aria-label={`Schematic plan of ${name}; its rooms are listed below`}
      >
        {plan
          .filter(({ name: part }) => !isOpenAir(part))
          .map((room) => (
            <rect key={`${room.name} ${room.x} ${room.y}`} className={styles.wall} {...placeOf(room)} />
          ))}
        {plan.map((room, index) => (
          <Room key={`${room.name} ${room.x} ${room.y}`} room={room} place={index + 1} letter={letter} />
        ))}
        <PlanScale long={feet * SCALE} label={`${feet} ft`} y={height + 1.4 * letter} letter={letter} />
      </svg>
      <ol className={styles.rooms} aria-label={`Rooms of ${name}`}>
        {plan.map((room) => (
          <li key={`${room.name} ${room.x} ${room.y}`}>
            {room.name}, <span className={styles.feet}>{sizeOf(room)} ft</span>
          </li>
        ))}
      </ol>
      <figcaption className={styles.note}>Schematic, not for measurement. Sizes are inside the walls.</figcaption>
    </figure>
  )
}

function Room({ room, place, letter }: { room: PlanRoom; place: number; letter: number }) {
  const { x, y, width, height } = placeOf(room)
  const { lines, size, turned } = labelOf(room, place, letter)
  const [middle, centre] = [x + width / 2, y + height / 2]
  const first = centre + (0.35 - (1.2 * (lines.length + (size ? 1 : 0) - 1)) / 2) * letter
  return (
    <g>
      <rect className={isOpenAir(room.name) ? styles.openAir : styles.room} {...placeOf(room)} />
      <text className={styles.name} y={first} transform={turned ? `rotate(-90 ${middle} ${centre})` : undefined}>
        {lines.map((line, index) => (
          <tspan key={line} x={middle} dy={index === 0 ? 0 : 1.2 * letter}>
            {line}
          </tspan>
        ))}
        {size ? (
          <tspan className={styles.size} x={middle} dy={1.2 * letter}>
            {size}
          </tspan>
        ) : null}
      </text>
    </g>
  )
}

/** In drawing units. */
function placeOf({ x, y, w, h }: PlanRoom): { x: number; y: number; width: number; height: number } {
  return { x: x * SCALE, y: y * SCALE, width: w * SCALE, height: h * SCALE }
}
