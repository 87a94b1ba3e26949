import { Flex, Typography } from '@strapi/design-system'
import { type RecordPanel, type RecordPanelProps, savedRecordOf, savedVersionOf } from '../../admin/record-panel'
import { useRead } from '../../admin/use-read'

interface Checks {
  draft: string[] | null
  published: string[] | null
  /** Advice: it does not stop publishing. */
  hints: string[]
}

const UNREAD: Checks = {
  draft: ['The notices could not be read. Open this record again.'],
  published: null,
  hints: [],
}

/** Beside the form: what the site cannot show of the saved record, and of the published one. */
export function ChecksPanel(props: RecordPanelProps): RecordPanel | null {
  const id = savedRecordOf(props)
  const read = useRead<Checks>(id && `/record-checks/${props.model}/${id}`, savedVersionOf(props))
  const checks = read === 'unread' ? UNREAD : read
  const notices = [
    { heading: 'Visitors do not see this as you mean it', colour: 'danger600', lines: checks?.published ?? [] },
    { heading: 'To be mended before it is published', colour: 'danger600', lines: checks?.draft ?? [] },
    { heading: 'Worth a look', colour: 'neutral600', lines: checks?.hints ?? [] },
  ].filter(({ lines }) => lines.length > 0)
  if (notices.length === 0) return null
  return {
    title: 'Notices',
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        {notices.map(({ heading, colour, lines }) => (
          <Flex key={heading} direction="column" alignItems="stretch" gap={2}>
            <Typography variant="sigma" tag="h3" textColor={colour}>
              {heading}
            </Typography>
            {lines.map((line) => (
              <Typography key={line}>{line}</Typography>
            ))}
          </Flex>
        ))}
      </Flex>
    ),
  }
}
