import { dayInIndia } from '@ashlar/contract'
import { Typography } from '@strapi/design-system'
import { type RecordPanel, type RecordPanelProps, savedRecordOf } from '../../admin/record-panel'
import { timeOf } from '../../admin/times'
import { usePresence } from './use-presence'

const hourFormat = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Kolkata' })

/** Beside the form: who else has the record open now, so that two editors need not learn it from a refused save. */
export function PresencePanel(props: RecordPanelProps): RecordPanel | null {
  const record = savedRecordOf(props)
  const others = usePresence(record === null ? null : { model: props.model, documentId: record })
  if (others.length === 0) return null
  return {
    title: 'Open now',
    content: (
      <div role="status">
        {others.map(({ name, since }) => (
          <Typography key={`${name} ${since}`} tag="p">
            {name} has this record open, since {sinceOf(since)}.
          </Typography>
        ))}
      </div>
    ),
  }
}

/** The hour today, else with the day; in Indian time. */
function sinceOf(since: string): string {
  const moment = new Date(since)
  return dayInIndia(moment) === dayInIndia() ? hourFormat.format(moment) : timeOf(since)
}
