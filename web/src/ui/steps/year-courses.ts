/** Days of a course: a full one is a year. */
export const YEAR = 365
/** Weeks from which a time is said in months. */
const IN_MONTHS = 12
/** Courses that are drawn; more would be taller than the words beside them. */
const MOST = 4

/** Lays the days of steps in courses of a year; a step that does not fit goes on in the next course. */
export function yearCourses(days: readonly number[]): number[][] {
  const courses: number[][] = [[]]
  let free = YEAR
  for (const length of days) {
    let left = Math.max(1, Math.round(length))
    while (left > 0 && courses.length <= MOST) {
      const laid = Math.min(left, free)
      courses.at(-1)?.push(laid)
      left -= laid
      free -= laid
      if (free === 0) {
        courses.push([])
        free = YEAR
      }
    }
  }
  return courses.slice(0, MOST).filter((course) => course.length > 0)
}

/** A number of days as people say it, at least one week. */
export function roughly(days: number): { count: number; unit: 'weeks' | 'months' } {
  const weeks = Math.max(1, Math.round(days / 7))
  return weeks < IN_MONTHS ? { count: weeks, unit: 'weeks' } : { count: Math.round(days / 30), unit: 'months' }
}
