import { isOpen, type Opening } from '@ashlar/contract'
import ical, { ICalCalendarMethod } from 'ical-generator'

interface ClosingDays {
  brandName: string
  openings: readonly Opening[]
  /** `YYYY-MM-DD`, in India. */
  today: string
  /** The public address of the site. */
  site: string
}

/** The last days for applications, as a calendar to subscribe to. */
export function closingDays({ brandName, openings, today, site }: ClosingDays): string {
  const calendar = ical({ name: `${brandName}: openings`, method: ICalCalendarMethod.PUBLISH })
  for (const opening of openings.filter((one) => one.closesOn !== '' && isOpen(one, today))) {
    const address = `${site}/careers/${opening.slug}`
    calendar.createEvent({
      id: address,
      // The stamp must not depend on the current time: an entry with a new stamp looks like a new entry.
      stamp: new Date(`${opening.publishedOn || opening.closesOn}T00:00:00Z`),
      start: new Date(`${opening.closesOn}T00:00:00Z`),
      allDay: true,
      timezone: 'UTC',
      summary: `Last day to apply: ${opening.title}`,
      description: opening.summary,
      location: opening.cities.join(', '),
      url: address,
    })
  }
  return calendar.toString()
}
