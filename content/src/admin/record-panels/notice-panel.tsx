import { Flex, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { ShownVersion } from '../../notices/routes'
import { NoticeTexts } from '../lead-desk/notice-texts'
import { timeOf } from '../lead-desk/words'
import type { RecordPanel, RecordPanelProps } from './types'

const NOTICE = 'api::notice.notice'

/** Beside a notice: its versions, which publishing makes, each with its words. Nobody can change them. */
export function NoticePanel({ model, document }: RecordPanelProps): RecordPanel | null {
  const { get } = useFetchClient()
  const [versions, setVersions] = useState<ShownVersion[] | 'unread' | null>(null)
  const { form, status } = (document ?? {}) as { form?: string; status?: string }
  const path = model === NOTICE && form ? `/notice-versions/${form}` : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: publishing may make a version
  useEffect(() => {
    let current = true
    setVersions(null)
    if (path === null) return
    get<{ versions: ShownVersion[] }>(path).then(
      ({ data }) => current && setVersions(data.versions),
      () => current && setVersions('unread'),
    )
    return () => {
      current = false
    }
  }, [get, path, status, document?.updatedAt])

  if (versions === null) return null
  return { title: 'Versions', content: <VersionList versions={versions} /> }
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
