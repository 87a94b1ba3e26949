import { Flex, Typography } from '@strapi/design-system'
import { stateNames } from '../../desk/state-names'
import { AdminLink } from '../admin-link'
import type { LeadCounts } from '../lead-desk/types'
import { HomeWidget } from './home-widget'

/** States of leads that still need an answer. */
const WAITING = ['new', 'in-hand']

/** On the home page of the admin, for the lead desk: how many leads wait for an answer. */
export function LeadsWidget() {
  return (
    <HomeWidget<LeadCounts> address="/lead-desk/counts" subject="The leads">
      {(counts) => <WaitingLeads counts={counts} />}
    </HomeWidget>
  )
}

function WaitingLeads({ counts }: { counts: LeadCounts }) {
  return (
    <Flex gap={6}>
      {WAITING.map((state) => (
        <AdminLink key={state} to={`/lead-desk?state=${state}`}>
          <Typography variant="alpha" tag="p" textColor="primary600">
            {counts.state[state] ?? 0}
          </Typography>
          {stateNames[state]}
        </AdminLink>
      ))}
    </Flex>
  )
}
