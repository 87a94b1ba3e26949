import { dayInIndia } from '@ashlar/contract'
import { Box, Typography } from '@strapi/design-system'
import { addStyles } from '../../admin/add-styles'
import { AdminLink } from '../../admin/admin-link'
import type { ListedTask } from '../routes'
import { needsSomebody } from './tasks'
import { weeksOf } from './weeks'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const dayFormat = new Intl.DateTimeFormat('en-IN', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
const hourFormat = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Kolkata' })

// On a narrow screen the table is a list of the days that have a plan.
addStyles(`
  .plan-calendar { width: 100%; table-layout: fixed; border-collapse: collapse; }
  .plan-calendar th { padding: 0.8rem; text-align: start; font-weight: 600; }
  .plan-calendar td { height: 9.6rem; padding: 0.8rem; vertical-align: top; overflow-wrap: anywhere; }
  .plan-calendar th, .plan-calendar td { border: 1px solid rgb(128 128 160 / 25%); }
  .plan-calendar .long-day { display: none; }
  .plan-calendar li + li { margin-top: 0.8rem; }
  @media (max-width: 63.99em) {
    .plan-calendar, .plan-calendar tbody, .plan-calendar tr, .plan-calendar td { display: block; height: auto; }
    .plan-calendar thead, .plan-calendar td:not(.has-plans), .plan-calendar .short-day { display: none; }
    .plan-calendar .long-day { display: block; margin-bottom: 0.8rem; }
    .plan-calendar td { border-width: 1px 0 0; padding: 1.6rem; }
  }
`)

interface Props {
  /** `YYYY-MM`. */
  month: string
  /** Such as “December 2026”. */
  name: string
  /** `YYYY-MM-DD`. */
  today: string
  plans: readonly ListedTask[]
}

export function MonthTable({ month, name, today, plans }: Props) {
  const plansOf = (day: string) => plans.filter(({ dueAt }) => dueAt !== null && dayInIndia(new Date(dueAt)) === day)
  return (
    <Box background="neutral0" shadow="tableShadow" hasRadius>
      <table className="plan-calendar" aria-label={`Plans of ${name}`}>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col">
                <Typography variant="sigma" textColor="neutral600">
                  {weekday}
                </Typography>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) =>
                day === null ? (
                  <td key={WEEKDAYS[index]} />
                ) : (
                  <DayCell key={day} day={day} isToday={day === today} plans={plansOf(day)} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}

function DayCell({ day, isToday, plans }: { day: string; isToday: boolean; plans: readonly ListedTask[] }) {
  const weight = isToday ? 'bold' : 'regular'
  return (
    <td className={plans.length > 0 ? 'has-plans' : undefined} aria-current={isToday ? 'date' : undefined}>
      <Typography className="short-day" textColor={isToday ? 'primary600' : 'neutral600'} fontWeight={weight}>
        {isToday ? `${Number(day.slice(8))}, today` : Number(day.slice(8))}
      </Typography>
      <Typography className="long-day" fontWeight="bold">
        {dayFormat.format(new Date(`${day}T00:00:00Z`))}
        {isToday ? ', today' : ''}
      </Typography>
      {plans.length > 0 ? (
        <ul>
          {plans.map((plan) => (
            <li key={`${plan.kind} ${plan.path}`}>
              <Typography variant="pi" tag="p" textColor={plan.kind === 'publish' ? 'success700' : 'warning700'}>
                {lineOf(plan)}
              </Typography>
              <AdminLink to={`/content-manager/${plan.path}`} isBold>
                {plan.title}
              </AdminLink>
              <Typography variant="pi" tag="p" textColor="neutral600">
                {plan.typeName}
              </Typography>
            </li>
          ))}
        </ul>
      ) : null}
    </td>
  )
}

/** `Goes live 9:30 am`, and what keeps it from that. */
function lineOf(plan: ListedTask): string {
  const time = plan.dueAt === null ? '' : hourFormat.format(new Date(plan.dueAt))
  const what = `${plan.kind === 'publish' ? 'Goes live' : 'Comes down'} ${time}`
  return needsSomebody(plan) ? `${what}, ${plan.state}` : what
}
