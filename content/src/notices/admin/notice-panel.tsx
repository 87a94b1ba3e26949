import { Flex, Typography } from '@strapi/design-system'
import { type RecordPanel, type RecordPanelProps, savedVersionOf } from '../../admin/record-panel'
import { timeOf } from '../../admin/times'
import { useRead } from '../../admin/use-read'
import type { ShownVersion } from '../routes'
import { NoticeTexts } from './notice-texts'

const NOTICE = 'api::notice.notice'

/** Beside a notice: its versions, which publishing makes, each with its words. Nobody can change them. */
export function NoticePanel(props: RecordPanelProps): RecordPanel | null {
  const form = props.document?.form
  const path = props.model === NOTICE && form ? `/notice-versions/${form}` : null
  const read = useRead<{ versions: ShownVersion[] }>(path, savedVersionOf(props))
  if (read === null) return null
  return { title: 'Versions', content: <VersionList versions={read === 'unread' ? read : read.versions} /> }
}

function VersionList({ versions }: { versions: ShownVersion[] | 'unread' }) {
  if (versions === 'unread') return <Typography>These could not be read. Open the record again.</Typography>
  if (versions.length === 0) return <Typography>None yet: publishing makes the first one.</Typography>
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography>
        Publishing changed words makes a version. What a visitor sends names the version that was seen.
      </Typography>
      {versions.map(({ version, shownFrom, words }) => (
        <NoticeTexts key={version} summary={`${version}, since ${timeOf(shownFrom)}`} words={words} />
      ))}
    </Flex>
  )
}
