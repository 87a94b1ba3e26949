import { Button, Flex, TextButton, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useState } from 'react'
import { type RecordPanel, type RecordPanelProps, savedRecordOf, savedVersionOf } from '../../admin/record-panel'
import { useDocumentLayout } from '../../admin/strapi-port/documents'
import { SureButton } from '../../admin/sure-button'
import { timeOf } from '../../admin/times'
import { useAct } from '../../admin/use-act'
import { useRead } from '../../admin/use-read'
import type { VersionLine } from '../routes'
import { VersionDialog } from './version-dialog'
import { eventNames } from './version-lines'

interface History {
  versions: VersionLine[]
  mayForget: boolean
}

/** Number of versions shown until an editor asks for all. */
const SHOWN = 5

/** Beside the form: who saved or published the record, when, and which fields changed. Each version can be opened. */
export function HistoryPanel(props: RecordPanelProps): RecordPanel | null {
  const { del } = useFetchClient()
  const act = useAct()
  const [forgotten, setForgotten] = useState(0)
  const id = savedRecordOf(props)
  const path = id && `/record-history/${props.model}/${id}`
  // 404 also means that this type has no history.
  const history = useRead<History>(path, `${savedVersionOf(props)} ${forgotten}`, [404])

  if (id === null || path === null || history === null) return null
  if (history !== 'unread' && history.versions.length === 0) return null
  const forget = async () => {
    const answer = await act(del(path), { failed: 'The versions were not forgotten. Try again.' })
    if (answer) setForgotten((count) => count + 1)
  }
  return {
    title: 'History',
    content:
      history === 'unread' ? (
        <Typography>The history could not be read. Open this record again.</Typography>
      ) : (
        <VersionList
          record={{ ...props, documentId: id }}
          path={path}
          history={history}
          onForget={() => void forget()}
        />
      ),
  }
}

interface VersionListProps {
  record: RecordPanelProps
  path: string
  history: History
  onForget(): void
}

function VersionList({ record, path, history, onForget }: VersionListProps) {
  const [showsAll, setShowsAll] = useState(false)
  const [opened, setOpened] = useState<VersionLine | null>(null)
  const { edit } = useDocumentLayout(record.model)
  const { versions, mayForget } = history
  const labelsOf = (names: readonly string[]) => names.map((name) => edit.metadatas[name]?.label ?? name).join(', ')
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {versions.slice(0, showsAll ? versions.length : SHOWN).map((version) => (
        <div key={version.id}>
          <TextButton style={{ textAlign: 'start' }} onClick={() => setOpened(version)}>
            {eventNames[version.event] ?? version.event}, {timeOf(version.at)}
          </TextButton>
          <Typography tag="p">
            {version.by}
            {version.changed.length > 0 ? `: ${labelsOf(version.changed)}` : ''}
          </Typography>
        </div>
      ))}
      {versions.length > SHOWN && !showsAll ? (
        <Button variant="tertiary" onClick={() => setShowsAll(true)}>
          Show all {versions.length}
        </Button>
      ) : null}
      {mayForget && showsAll ? (
        <SureButton words="Forget all versions" sureWords="Forget them for good" onSure={onForget} />
      ) : null}
      {opened ? (
        <VersionDialog
          record={record}
          path={path}
          versions={versions}
          version={opened}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </Flex>
  )
}
