import { say } from '@/words/say'
import { daysOf } from './days-of'
import type { Step } from './steps'
import styles from './year-course.module.css'
import { roughly, YEAR, yearCourses } from './year-courses'

/**
 * How long all steps take, in words and as courses of a year: each stone is as long as its step takes. Nothing when
 * fewer than two steps have a duration.
 */
export function YearCourse({ steps }: { steps: readonly Pick<Step, 'takes'>[] }) {
  const days = steps.map(({ takes = '' }) => daysOf(takes)).filter((known) => known !== null)
  if (days.length < 2) return null
  return (
    <div className={`stack-3 text-s semibold ${styles.time}`}>
      <div aria-hidden="true">
        {yearCourses(days).map((course, year) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once, on the server
          <div key={year} className={styles.year}>
            {course.map((length, step) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once, on the server
              <span key={step} style={{ width: `${((100 * length) / YEAR).toFixed(1)}%` }} />
            ))}
          </div>
        ))}
      </div>
      <p>{inWords(days.reduce((sum, length) => sum + length, 0))}</p>
    </div>
  )
}

function inWords(days: number): string {
  const { count, unit } = roughly(days)
  if (unit === 'months') return say('About {count} months', { count })
  return count === 1 ? say('About a week') : say('About {count} weeks', { count })
}
