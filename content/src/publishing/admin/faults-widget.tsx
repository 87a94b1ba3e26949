import { Button, Flex, Typography } from '@strapi/design-system'
import { AdminLink } from '../../admin/admin-link'
import { timeOf } from '../../admin/times'
import { WhenRead } from '../../admin/when-read'
import type { CheckedRecord } from '../routes'

/** How many records are named; the others are shown when these are corrected. */
const NAMED = 8

/** On the home page of the admin: published records that visitors see with parts missing, or not at all. */
export function FaultsWidget() {
  return (
    <WhenRead<{ at: string; checked: number; results: CheckedRecord[] }> address="/record-checks" subject="The records">
      {({ at, checked, results: records }, again) => (
        <Flex direction="column" alignItems="stretch" gap={3}>
          {checked === 0 ? (
            <Typography>Nothing that you may read is published.</Typography>
          ) : (
            <FaultyRecords records={records} />
          )}
          <Flex gap={3} justifyContent="space-between" wrap="wrap">
            <Typography textColor="neutral600">
              {checked} published records, looked at on {timeOf(at)}
            </Typography>
            <Button variant="tertiary" size="S" onClick={again}>
              Check now
            </Button>
          </Flex>
        </Flex>
      )}
    </WhenRead>
  )
}

function FaultyRecords({ records }: { records: CheckedRecord[] }) {
  if (records.length === 0) return <Typography>Visitors see every published record as it is meant.</Typography>
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {records.slice(0, NAMED).map(({ path, title, faults }) => (
        <div key={path}>
          <AdminLink to={`/content-manager/${path}`} isBold>
            {title}
          </AdminLink>
          <Typography tag="p">{faults[0]}</Typography>
        </div>
      ))}
      {records.length > NAMED ? <Typography>and {records.length - NAMED} more</Typography> : null}
    </Flex>
  )
}
