import type { Configuration, PlanRoom } from '@ashlar/contract'
import styles from './floor-plan.module.css'

/** Drawing units a foot, and the margin for the scale. */
const SCALE = 10
const MARGIN = 30

/** A schematic plan drawn from its rooms, to scale, north up. */
export function FloorPlan({ configuration }: { configuration: Configuration }) {
  const { plan, name } = configuration
  if (plan.length === 0) return null
  const width = Math.max(...plan.map(({ x, w }) => x + w)) * SCALE
  const height = Math.max(...plan.map(({ y, h }) => y + h)) * SCALE
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.plan}
        viewBox={`-2 -2 ${width + 4} ${height + MARGIN + 4}`}
        role="img"
        aria-label={`Schematic plan of ${name}: ${plan.map(sizeOf).join('; ')}`}
      >
        {plan.map((room) => (
          <Room key={`${room.name} ${room.x} ${room.y}`} room={room} />
        ))}
        <path className={styles.scale} d={`M0 ${height + 18}h${10 * SCALE}m0 -5v10m${-10 * SCALE} -10v10`} />
        <text className={styles.caption} x={10 * SCALE + 10} y={height + 22}>
          10 ft
        </text>
      </svg>
      <figcaption className={styles.note}>Schematic, not for measurement. Sizes are inside the walls.</figcaption>
    </figure>
  )
}

function Room({ room }: { room: PlanRoom }) {
  const [x, y, w, h] = [room.x * SCALE, room.y * SCALE, room.w * SCALE, room.h * SCALE]
  const narrow = w < 70
  return (
    <g>
      <rect className={styles.room} x={x} y={y} width={w} height={h} />
      <text
        className={styles.name}
        x={x + w / 2}
        y={y + h / 2}
        transform={narrow && h > w ? `rotate(-90 ${x + w / 2} ${y + h / 2})` : undefined}
      >
        <tspan x={x + w / 2} dy="-0.1em">
          {room.name}
        </tspan>
        <tspan className={styles.size} x={x + w / 2} dy="1.25em">
          {`${room.w} × ${room.h}`}
        </tspan>
      </text>
    </g>
  )
}

function sizeOf({ name, w, h }: PlanRoom): string {
  return `${name}, ${w} by ${h} feet`
}
