import type { Project } from '@ashlar/contract'
import { say, sayIfKnown } from '@/words/say'
import styles from './homes-wall.module.css'
import { type HomesCourse, layHomes } from './lay-homes'

/** In drawing units: length of the longest course, height of a course, and gap between two. */
const LONG = 1000
const HIGH = 26
const JOINT = 3

/** Sold and available units as a wall: each stone is a number of units, filled where they are sold. */
export function HomesWall({ project }: { project: Project }) {
  const wall = layHomes(project.configurations)
  if (!wall) return null
  const { courses, each, taken, total } = wall
  const noun = project.propertyType === 'Residential' ? say('homes') : say('units')
  const height = courses.length * (HIGH + JOINT)
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.wall}
        viewBox={`0 0 ${LONG} ${height}`}
        preserveAspectRatio="none"
        style={{ blockSize: `${courses.length * 1.75}rem` }}
        role="img"
        aria-label={say('{part} of {whole} {things} are taken', { part: taken, whole: total, things: noun })}
      >
        <path
          className={styles.open}
          strokeWidth={HIGH}
          d={courses.map((course, row) => stonesOf(course, row, course.taken, course.stones)).join('')}
        />
        <path
          className={styles.taken}
          strokeWidth={HIGH}
          d={courses.map((course, row) => stonesOf(course, row, 0, course.taken)).join('')}
        />
      </svg>
      <figcaption className={styles.caption}>
        <span>
          <strong>{total - taken}</strong> {say('of {whole} {things} are left.', { whole: total, things: noun })}
        </span>{' '}
        {say(
          'Each stone is {each}, as long as its floor area; filled ones are taken. Courses from the top: {courses}.',
          {
            each: each === 1 ? say('one') : say('about {count}', { count: each }),
            courses: courses.map(({ name }) => sayIfKnown(name)).join(', '),
          },
        )}
      </figcaption>
    </figure>
  )
}

/** The middle line of some stones of a course, to be stroked as high as a course; `to` is exclusive. */
function stonesOf({ stone }: HomesCourse, row: number, from: number, to: number): string {
  const long = stone * LONG
  const wide = round(Math.max(long - JOINT, long / 2))
  const steps = Array.from({ length: to - from }, () => `h${wide}`).join(`m${round(long - wide)} 0`)
  return steps && `M${round(from * long)} ${row * (HIGH + JOINT) + HIGH / 2}${steps}`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
