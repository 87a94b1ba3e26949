import { Button, Flex, Modal, Typography } from '@strapi/design-system'
import { useForm } from '@strapi/strapi/admin'
import { useRef, useState } from 'react'
import { OptionField } from '../../admin/option-field'
import type { RecordPanelProps } from '../../admin/record-panel'
import { useDocumentActions, useDocumentLayout } from '../../admin/strapi-port/documents'
import { timeOf } from '../../admin/times'
import type { VersionLine } from '../routes'
import { comparable, readable } from './field-text'
import { useComparison } from './use-comparison'
import { type DifferingField, VersionComparison } from './version-comparison'
import { eventNames } from './version-lines'

const DRAFT = 'draft'
const THE_DRAFT = { title: 'The draft as it is saved now', isVersion: false }

interface VersionDialogProps {
  record: RecordPanelProps
  /** API path of the record's history. */
  path: string
  /** All versions, newest first. */
  versions: readonly VersionLine[]
  /** The version that was opened. */
  version: VersionLine
  onClose(): void
}

/**
 * Compares a version with the draft or with another version, field by field. Restoring the version, or one field of it,
 * saves it in the way the form saves.
 */
export function VersionDialog({ record, path, versions, version, onClose }: VersionDialogProps) {
  const { collectionType, model, documentId, document } = record
  const { update } = useDocumentActions()
  const { edit } = useDocumentLayout(model)
  const hasUnsaved = useForm('VersionDialog', (form) => form.modified) as boolean
  const [otherId, setOtherId] = useState<number | null>(null)
  const [saving, setSaving] = useState(false)
  const [restored, setRestored] = useState('')
  const message = useRef<HTMLDivElement>(null)
  const other = versions.find(({ id }) => id === otherId) ?? null
  const [older, newer] = other !== null && other.id < version.id ? [other, version] : [version, other]
  const comparison = useComparison(path, older.id, newer?.id ?? null, document?.updatedAt)

  const known = comparison !== null && comparison !== 'unread' ? comparison : null
  const labelOf = (name: string) => edit.metadatas[name]?.label ?? name
  const isSame = (one: unknown, two: unknown) => comparable(one) === comparable(two)
  const fields: DifferingField[] = known
    ? Object.keys(known.before)
        .filter((name) => name in known.after && !isSame(known.before[name], known.after[name]))
        .map((name) => ({
          name,
          label: labelOf(name),
          before: readable(known.before[name], edit, name),
          after: readable(known.after[name], edit, name),
          isInDraft: {
            before: isSame(known.before[name], known.draft[name]),
            after: isSame(known.after[name], known.draft[name]),
          },
        }))
    : []
  const mayRestore = known !== null && !hasUnsaved && !saving

  /** @returns whether it is stored; the admin itself shows the error when it is not. */
  const restore = async (side: 'before' | 'after', names: readonly string[]): Promise<boolean> => {
    if (!known) return false
    setSaving(true)
    try {
      const data = Object.fromEntries(names.map((name) => [name, known[side][name]]))
      return !('error' in (await update({ collectionType, model, ...(documentId ? { documentId } : {}) }, data)))
    } finally {
      setSaving(false)
    }
  }
  const restoreAll = async () => {
    const stored = await restore(
      'before',
      fields.map(({ name }) => name),
    )
    if (stored) onClose()
  }

  const restoreField = async ({ name, label }: DifferingField, side: 'before' | 'after') => {
    if (!(await restore(side, [name]))) return
    setRestored(label)
    // Its button is gone now, and the keyboard must stay within the dialog.
    message.current?.focus()
  }

  return (
    <Modal.Root open onOpenChange={(open: boolean) => (open ? undefined : onClose())}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{titleOf(version)}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <OptionField
              name="compare-with"
              label="Compare with"
              value={otherId === null ? DRAFT : String(otherId)}
              choices={[
                [DRAFT, THE_DRAFT.title],
                ...versions
                  .filter(({ id }) => id !== version.id)
                  .map((one) => [String(one.id), [titleOf(one), ...one.changed.map(labelOf)].join(', ')] as const),
              ]}
              onChange={(chosen) => setOtherId(chosen === DRAFT ? null : Number(chosen))}
            />
            <div aria-live="polite" ref={message} tabIndex={-1} style={{ outline: 'none' }}>
              {restored ? <Typography tag="p">Restored to the draft: {restored}.</Typography> : null}
              <Typography tag="p">
                {comparison === null ? 'Reading…' : null}
                {comparison === 'unread' ? 'This version could not be read. Open the record again.' : null}
                {known && fields.length === 0
                  ? other === null
                    ? 'The draft says the same.'
                    : 'Both versions say the same.'
                  : null}
                {fields.length > 0 ? 'Struck out: words that went. Underlined: words that came.' : null}
              </Typography>
              {hasUnsaved ? (
                <Typography tag="p" textColor="warning700">
                  You have typed words that are not saved. Save or discard them first, then restore.
                </Typography>
              ) : null}
            </div>
            {(known?.lost ?? []).map((name) => (
              <Typography key={name} textColor="danger600">
                “{name}” was deleted since and cannot come back.
              </Typography>
            ))}
            <VersionComparison
              before={{ title: titleOf(older), isVersion: true }}
              after={newer ? { title: titleOf(newer), isVersion: true } : THE_DRAFT}
              fields={fields}
              mayRestore={mayRestore}
              onRestore={(field, side) => void restoreField(field, side)}
            />
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            Close
          </Button>
          {other === null ? (
            <Button disabled={!mayRestore || fields.length === 0} loading={saving} onClick={() => void restoreAll()}>
              Restore to draft
            </Button>
          ) : null}
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  )
}

function titleOf({ event, at, by }: VersionLine): string {
  return `${eventNames[event] ?? event}, ${timeOf(at)}, ${by}`
}
