import { Box, Button, Flex, Modal, Typography } from '@strapi/design-system'
import { useFetchClient, useForm } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { timeOf } from '../lead-desk/words'
import { useDocumentActions, useDocumentLayout } from '../strapi-port/documents'
import { comparable, readable } from './field-text'
import type { RecordPanelProps } from './types'
import { eventNames, type HistoryLine } from './version-lines'
import { wordDifference } from './word-difference'

type Content = Readonly<Record<string, unknown>>

interface Comparison {
  /** Content of the version. */
  version: Content
  /** Content of the draft. */
  draft: Content
  /** Names of files that have been deleted since. */
  lost: string[]
}

interface VersionDialogProps {
  record: RecordPanelProps
  /** API path of the record's history. */
  path: string
  version: HistoryLine
  onClose(): void
}

/** Compares a version with the draft, field by field. Restoring it saves it in the way the form saves. */
export function VersionDialog({ record, path, version, onClose }: VersionDialogProps) {
  const { collectionType, model, documentId } = record
  const { get } = useFetchClient()
  const { update } = useDocumentActions()
  const { edit } = useDocumentLayout(model)
  const hasUnsaved = useForm('VersionDialog', (form) => form.modified) as boolean
  const [comparison, setComparison] = useState<Comparison | 'unread' | null>(null)
  const [saving, setSaving] = useState(false)
  useEffect(() => {
    let current = true
    get<Comparison>(`${path}/${version.id}`).then(
      ({ data }) => current && setComparison(data),
      () => current && setComparison('unread'),
    )
    return () => {
      current = false
    }
  }, [get, path, version.id])

  const known = comparison !== null && comparison !== 'unread' ? comparison : null
  const differing = known
    ? Object.keys(known.version).filter((name) => comparable(known.version[name]) !== comparable(known.draft[name]))
    : []

  const restore = async () => {
    if (!known) return
    setSaving(true)
    const data = Object.fromEntries(differing.map((name) => [name, known.version[name]]))
    try {
      const answer = await update({ collectionType, model, ...(documentId ? { documentId } : {}) }, data)
      // The admin itself shows the error; the dialog stays open.
      if (!('error' in answer)) onClose()
    } finally {
      setSaving(false)
    }
  }

  return (
    <Modal.Root open onOpenChange={(open: boolean) => (open ? undefined : onClose())}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>
            {eventNames[version.event] ?? version.event}, {timeOf(version.at)}, {version.by}
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            {comparison === null ? <Typography>Reading…</Typography> : null}
            {comparison === 'unread' ? (
              <Typography>This version could not be read. Open the record again.</Typography>
            ) : null}
            {known && differing.length === 0 ? <Typography>The draft says the same.</Typography> : null}
            {known && differing.length > 0 ? (
              <Typography>
                Struck out: what the draft says now. Underlined: what this version would bring back.
                {hasUnsaved ? ' What you have typed and not saved is lost when you restore.' : ''}
              </Typography>
            ) : null}
            {(known?.lost ?? []).map((name) => (
              <Typography key={name} textColor="danger600">
                “{name}” was deleted since and cannot come back.
              </Typography>
            ))}
            {known
              ? differing.map((name) => (
                  <Box key={name} background="neutral100" padding={3} hasRadius>
                    <Typography variant="sigma" tag="h3">
                      {edit.metadatas[name]?.label ?? name}
                    </Typography>
                    <Box paddingTop={1}>
                      <Difference
                        before={readable(known.draft[name], edit, name)}
                        after={readable(known.version[name], edit, name)}
                      />
                    </Box>
                  </Box>
                ))
              : null}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            Close
          </Button>
          <Button disabled={differing.length === 0} loading={saving} onClick={() => void restore()}>
            Restore to draft
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  )
}

function Difference({ before, after }: { before: string; after: string }) {
  const tags = { same: 'span', gone: 'del', new: 'ins' } as const
  let at = 0
  return (
    <Typography style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {wordDifference(before, after).map(({ kind, text }) => {
        const Tag = tags[kind]
        at += text.length + 1
        return <Tag key={`${kind} ${at}`}>{text}</Tag>
      })}
    </Typography>
  )
}
