import { DAY_MS, INDIA_OFFSET_MS } from '@ashlar/contract'

const READ_UNTIL_HOUR = 17
const CLOSE = { hour: 18, minute: 30 }
const SUNDAY = 0

/**
 * Until when an answer is promised: the close of business (6:30 pm, Indian time) after the given number of working days
 * (Monday to Saturday). What arrives after 5 pm or on a Sunday counts as received on the next working morning.
 */
export function answerBy(received: Date, workingDays: number): Date {
  const local = new Date(received.getTime() + INDIA_OFFSET_MS)
  const workingDay = (day: Date) => day.getUTCDay() !== SUNDAY
  let day = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()))
  const readToday = workingDay(day) && local.getUTCHours() < READ_UNTIL_HOUR
  let daysLeft = readToday ? workingDays : workingDays - 1
  if (!readToday) day = nextWorkingDay(day)
  for (; daysLeft > 0; daysLeft -= 1) day = nextWorkingDay(day)
  return new Date(day.getTime() + CLOSE.hour * 3_600_000 + CLOSE.minute * 60_000 - INDIA_OFFSET_MS)

  function nextWorkingDay(from: Date): Date {
    let next = new Date(from.getTime() + DAY_MS)
    while (!workingDay(next)) next = new Date(next.getTime() + DAY_MS)
    return next
  }
}

/** The moment that many calendar months earlier, as retention periods are counted. */
export function monthsBefore(moment: Date, months: number): Date {
  const before = new Date(moment)
  before.setUTCMonth(before.getUTCMonth() - months)
  return before
}

export function monthsAfter(moment: Date, months: number): Date {
  return monthsBefore(moment, -months)
}
