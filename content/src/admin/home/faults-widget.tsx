import { Flex, Typography } from '@strapi/design-system'
import { AdminLink } from '../admin-link'
import { HomeWidget } from './home-widget'

interface Faulty {
  path: string
  title: string
  faults: string[]
}

/** How many records are named; the others are shown when these are corrected. */
const NAMED = 8

/** On the home page of the admin: published records that visitors see with parts missing, or not at all. */
export function FaultsWidget() {
  return (
    <HomeWidget<{ checked: number; results: Faulty[] }> address="/record-checks" subject="The records">
      {({ checked, results: records }) =>
        checked === 0 ? (
          <Typography>Nothing that you may read is published.</Typography>
        ) : (
          <FaultyRecords records={records} />
        )
      }
    </HomeWidget>
  )
}

function FaultyRecords({ records }: { records: Faulty[] }) {
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
