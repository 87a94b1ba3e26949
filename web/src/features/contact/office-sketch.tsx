import { type Place, SKETCH, sketchCity } from './city-sketch'
import styles from './office-sketch.module.css'

interface OfficeSketchProps {
  city: string
  office: Place
  centre: Place | null
  projects: readonly (Place & { name: string })[]
}

/** How far the office lies from the middle of its city and from the projects there: our own drawing, true to scale. */
export function OfficeSketch({ city, office, centre, projects }: OfficeSketchProps) {
  const middle = SKETCH / 2
  const { dots, rings } = sketchCity(office, [...projects, ...(centre ? [{ ...centre, name: '' }] : [])])
  const outer = rings.at(-1)
  return (
    <figure className={styles.sketch}>
      <svg viewBox={`0 0 ${SKETCH} ${SKETCH}`} className={styles.drawing} aria-hidden="true" focusable="false">
        {rings.map(({ kilometres, radius }) => (
          <g key={kilometres}>
            <circle className={styles.ring} cx={middle} cy={middle} r={radius} />
            <text className={styles.label} x={middle} y={middle + radius + 11} textAnchor="middle">
              {kilometres} km
            </text>
          </g>
        ))}
        <path className={styles.cross} d={`M${middle} 8v${SKETCH - 16}M8 ${middle}h${SKETCH - 16}`} />
        <text className={styles.label} x={middle + 6} y="14">
          N
        </text>
        <path className={styles.office} d={`M${middle - 8} ${middle - 6}h16v12h-16z`} />
        {dots.map(({ name, x, y }) =>
          name ? (
            <path key={name} className={styles.project} d={`M${x - 4} ${y - 3}h8v6h-8z`} />
          ) : (
            <path key="centre" className={styles.centre} d={`M${x - 6} ${y}h12M${x} ${y - 6}v12`} />
          ),
        )}
      </svg>
      <figcaption className={styles.caption}>
        The office{centre ? `, the middle of ${city} (cross)` : ''}
        {projects.length > 0 ? ` and ${projectsIn(projects.length)} (small stones)` : ''}, as the crow flies
        {outer ? `; the outer ring is ${outer.kilometres}\u00a0km away` : ''}.
      </figcaption>
    </figure>
  )
}

function projectsIn(count: number): string {
  return count === 1 ? 'one project of ours' : `${count} projects of ours`
}
