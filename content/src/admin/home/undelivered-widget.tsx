import { Typography } from '@strapi/design-system'
import { Link } from 'react-router-dom'
import { HomeWidget } from './home-widget'

/** On the home page of the admin, for the lead desk: messages that were tried until the last attempt. */
export function UndeliveredWidget() {
  return (
    <HomeWidget<{ results: unknown[] }> address="/lead-desk/undelivered" subject="The messages">
      {({ results: { length } }) =>
        length === 0 ? (
          <Typography>All were delivered.</Typography>
        ) : (
          <Link to="/lead-desk">
            <Typography variant="alpha" tag="p">
              {length}
            </Typography>
            <Typography>{length === 1 ? 'message waits' : 'messages wait'} to be sent again</Typography>
          </Link>
        )
      }
    </HomeWidget>
  )
}
