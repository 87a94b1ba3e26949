import { Flex, Typography } from '@strapi/design-system'
import { Link } from 'react-router-dom'
import type { LeadCounts } from '../lead-desk/types'
import { stateNames } from '../lead-desk/words'
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
        <Link key={state} to={`/lead-desk?state=${state}`}>
          <Typography variant="alpha" tag="p">
            {counts.state[state] ?? 0}
          </Typography>
          <Typography>{stateNames[state]}</Typography>
        </Link>
      ))}
    </Flex>
  )
}
