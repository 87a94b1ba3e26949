import { isLand, type Project } from '@ashlar/contract'
import { say } from '@/words/say'
import styles from './homes-wall.module.css'
import type { HomesCourse, HomesLayout } from './lay-homes'

/** In drawing units: length of the longest course, height of a course, and gap between two stones. */
const LONG = 1000
const HIGH = 26
const JOINT = 3

interface CaptionProps {
  wall: HomesLayout
  project: Project
  /** Whether the floors are drawn beside the list. */
  building: boolean
}

/** Says how many units are left, and what the stones and the floors of the drawings mean. */
export function HomesCaption({ wall: { unitsPerStone, taken, total }, project, building }: CaptionProps) {
  const noun = isLand(project) ? say('plots') : project.propertyType === 'Residential' ? say('homes') : say('units')
  return (
    <p className={`caption cluster screen-only ${styles.caption}`}>
      <span className="text-l">
        <strong>{total - taken}</strong> {say('of {whole} {things} are left.', { whole: total, things: noun })}
      </span>
      <span data-key="left">
        {unitsPerStone === 1
          ? say('A stone for each that is left')
          : say('A stone for every {count} left', { count: unitsPerStone })}
      </span>
      <span data-key="taken">{say('Taken')}</span>
      {building ? (
        <>
          <span data-key="chosen">{say('Floors of the chosen plan')}</span>
          <span data-key="others">{say('Floors of the other plans')}</span>
          <span data-key="rest">{say('Other floors')}</span>
        </>
      ) : null}
    </p>
  )
}

/**
 * The units of one kind as a course of stones, in the row of their price, which opens their plan. The number that is
 * left is beside it in words.
 */
export function HomesStones({ course }: { course: HomesCourse }) {
  const free = course.stones - course.taken
  return (
    <svg
      className={`screen-only ${styles.course}`}
      viewBox={`0 0 ${LONG} ${HIGH}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-homes={`${free}/${course.stones}`}
    >
      <path className={styles.open} strokeWidth={HIGH} d={stonesOf(course, 0, free, HIGH / 2)} />
      <path
        className={styles.taken}
        strokeWidth={HIGH / 3}
        d={stonesOf(course, free, course.stones, HIGH - HIGH / 6)}
      />
    </svg>
  )
}

/** The middle line of some stones of a course, to be stroked as high as they are; `to` is exclusive. */
function stonesOf({ stone }: HomesCourse, from: number, to: number, y: number): string {
  const long = stone * LONG
  const wide = round(Math.max(long - JOINT, long / 2))
  const steps = Array.from({ length: to - from }, () => `h${wide}`).join(`m${round(long - wide)} 0`)
  return steps && `M${round(from * long)} ${round(y)}${steps}`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
