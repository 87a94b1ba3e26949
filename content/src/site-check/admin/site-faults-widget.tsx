import { Flex, Typography } from '@strapi/design-system'
import { timeOf } from '../../admin/times'
import { WhenRead } from '../../admin/when-read'
import type { FoundFaults } from '../found-faults'

/** How many faults are shown; the others are shown when these are mended. */
const SHOWN = 8

/** On the home page of the admin: what the last nightly look through the site has found. */
export function SiteFaultsWidget() {
  return (
    <WhenRead<FoundFaults> address="/site-faults" subject="The nightly look through the site">
      {({ at, faults, count }) => {
        if (at === null) return <Typography>The site is checked at night. The first check is still to come.</Typography>
        if (count === 0) return <Typography>None were found on {timeOf(at)}.</Typography>
        return (
          <Flex direction="column" alignItems="stretch" gap={2} tag="ul">
            {faults.slice(0, SHOWN).map((fault) => (
              <Typography key={fault} tag="li" style={{ overflowWrap: 'anywhere' }}>
                {fault}
              </Typography>
            ))}
            {count > SHOWN ? <Typography tag="li">and {count - SHOWN} more</Typography> : null}
            <Typography tag="li" textColor="neutral600">
              Found on {timeOf(at)}.
            </Typography>
          </Flex>
        )
      }}
    </WhenRead>
  )
}
