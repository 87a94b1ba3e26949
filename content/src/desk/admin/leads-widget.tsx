import { Flex, Typography } from '@strapi/design-system'
import { AdminLink } from '../../admin/admin-link'
import { WhenRead } from '../../admin/when-read'
import { stateNames } from '../state-names'
import type { LeadCounts } from './types'

/** States of leads that still need an answer. */
const WAITING = ['new', 'in-hand']

/** On the home page of the admin, for the lead desk: how many leads wait for an answer, or to be followed up today. */
export function LeadsWidget() {
  return (
    <WhenRead<LeadCounts> address="/lead-desk/counts" subject="The leads">
      {(counts) => (
        <Flex gap={6}>
          {[
            ...WAITING.map((state) => ({
              query: `state=${state}`,
              name: stateNames[state],
              count: counts.state[state] ?? 0,
            })),
            { query: 'due=true', name: 'To follow up', count: counts.due },
          ].map(({ query, name, count }) => (
            <AdminLink key={query} to={`/lead-desk?${query}`}>
              <Typography variant="alpha" tag="p" textColor="primary600">
                {count}
              </Typography>
              {name}
            </AdminLink>
          ))}
        </Flex>
      )}
    </WhenRead>
  )
}
