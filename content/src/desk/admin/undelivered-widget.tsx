import { Typography } from '@strapi/design-system'
import { AdminLink } from '../../admin/admin-link'
import { WhenRead } from '../../admin/when-read'

/** On the home page of the admin, for the lead desk: messages that were tried until the last attempt. */
export function UndeliveredWidget() {
  return (
    <WhenRead<{ results: unknown[] }> address="/lead-desk/undelivered" subject="The messages">
      {({ results: { length } }) =>
        length === 0 ? (
          <Typography>All were delivered.</Typography>
        ) : (
          <AdminLink to="/lead-desk">
            <Typography variant="alpha" tag="p" textColor="primary600">
              {length}
            </Typography>
            {length === 1 ? 'message waits' : 'messages wait'} to be sent again
          </AdminLink>
        )
      }
    </WhenRead>
  )
}
