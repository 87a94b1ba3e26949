import { dayInIndia } from '@ashlar/contract'
import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { ChevronLeft, ChevronRight } from '@strapi/icons'
import { useSearchParams } from 'react-router-dom'
import { AdminPage } from '../../admin/admin-page'
import { WhenRead } from '../../admin/when-read'
import type { ListedTask } from '../routes'
import { MonthTable } from './month-table'
import { otherMonth } from './weeks'

const monthFormat = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/

/** What goes live and what comes down, by month. The address holds the month. */
export default function CalendarPage() {
  return (
    <AdminPage title="Calendar" subtitle="What goes live and what comes down, in Indian time">
      <Calendar />
    </AdminPage>
  )
}

function Calendar() {
  const [address, setAddress] = useSearchParams()
  const today = dayInIndia()
  const asked = address.get('month') ?? ''
  const month = MONTH.test(asked) ? asked : today.slice(0, 7)
  const name = monthFormat.format(new Date(`${month}-01T00:00:00Z`))
  const show = (other: string) => setAddress({ month: other })
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Flex gap={2} wrap="wrap" alignItems="center">
        <Typography variant="beta" tag="h2" aria-live="polite" style={{ minWidth: '16rem' }}>
          {name}
        </Typography>
        <Flex gap={2}>
          <Button variant="tertiary" startIcon={<ChevronLeft />} onClick={() => show(otherMonth(month, -1))}>
            Month before
          </Button>
          <Button variant="tertiary" onClick={() => show(today.slice(0, 7))}>
            This month
          </Button>
          <Button variant="tertiary" endIcon={<ChevronRight />} onClick={() => show(otherMonth(month, 1))}>
            Next month
          </Button>
        </Flex>
      </Flex>
      <WhenRead<{ results: ListedTask[] }> address={`/record-tasks/plans?month=${month}`} subject="The plans">
        {({ results: plans }) => (
          <>
            <Box aria-live="polite">
              {plans.length === 0 ? (
                <Typography tag="p">Nothing goes live or comes down in {name}, as far as it is planned.</Typography>
              ) : null}
            </Box>
            <MonthTable month={month} name={name} today={today} plans={plans} />
          </>
        )}
      </WhenRead>
    </Flex>
  )
}
