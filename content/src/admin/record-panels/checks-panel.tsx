import { Flex, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { RecordPanel, RecordPanelProps } from './types'

interface Checks {
  draft: string[] | null
  published: string[] | null
  /** Advice: it does not stop publishing. */
  hints: string[]
}

/** Beside the form: what the site cannot show of the saved record, and of the published one. */
export function ChecksPanel({ model, documentId, document }: RecordPanelProps): RecordPanel | null {
  const { get } = useFetchClient()
  const [checks, setChecks] = useState<Checks | null>(null)
  const id = (document as { documentId?: string } | undefined)?.documentId ?? documentId
  const updatedAt = document?.updatedAt
  // biome-ignore lint/correctness/useExhaustiveDependencies: a saved record is checked again
  useEffect(() => {
    let current = true
    setChecks(null)
    if (!id || id === 'create' || !model.startsWith('api::')) return
    get<Checks>(`/record-checks/${model}/${id}`).then(
      ({ data }) => current && setChecks(data),
      () =>
        current &&
        setChecks({ draft: ['The notices could not be read. Open this record again.'], published: null, hints: [] }),
    )
    return () => {
      current = false
    }
  }, [get, model, id, updatedAt])

  const notices = [
    { heading: 'Visitors do not see this as you mean it', lines: checks?.published ?? [] },
    { heading: 'To be mended before it is published', lines: checks?.draft ?? [] },
    { heading: 'Worth a look', lines: checks?.hints ?? [] },
  ].filter(({ lines }) => lines.length > 0)
  if (notices.length === 0) return null
  return {
    title: 'Notices',
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        {notices.map(({ heading, lines }) => (
          <Flex key={heading} direction="column" alignItems="stretch" gap={2}>
            <Typography variant="sigma" tag="h3" textColor="danger600">
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
