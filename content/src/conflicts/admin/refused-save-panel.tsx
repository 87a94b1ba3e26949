import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { useForm } from '@strapi/strapi/admin'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { RecordPanelProps } from '../../admin/record-panel'
import { useDocumentLayout } from '../../admin/strapi-port/documents'
import { comparable, readable } from '../../history/admin/field-text'
import { forgetRefusedSave, noteVersion, onRefusedSaves, recordKeyOf, refusedSaveOf } from './saves'
import { useKeptTyping } from './use-kept-typing'

const NOT_COMPARED = new Set(['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy'])

const isOther = (one: unknown, other: unknown) => comparable(one) !== comparable(other)

/**
 * Beside the form: the changes of an editor that the backend refused, field by field, so that the editor can put them
 * back. By then the form shows what another editor saved.
 */
export function RefusedSavePanel(props: RecordPanelProps) {
  const { collectionType, model, documentId, document, activeTab } = props
  const key = recordKeyOf(collectionType, model, documentId)
  const updatedAt = document?.updatedAt
  const initial = useForm('RefusedSavePanel', (form) => form.initialValues) as Record<string, unknown>
  useEffect(() => {
    if (updatedAt && activeTab !== 'published') noteVersion(key, { updatedAt, content: initial })
  }, [key, updatedAt, activeTab, initial])
  const refused = useSyncExternalStore(onRefusedSaves, () => refusedSaveOf(key))
  useKeptTyping(props, refused !== undefined)
  const putBack = useRef<unknown>(null)
  const values = useForm('RefusedSavePanel', (form) => form.values) as Record<string, unknown>
  const change = useForm('RefusedSavePanel', (form) => form.onChange)
  const { edit } = useDocumentLayout(model)
  const differing = Object.entries(refused?.sent ?? {}).filter(
    ([name, value]) =>
      !NOT_COMPARED.has(name) &&
      name in edit.metadatas &&
      isOther(value, values[name]) &&
      // What the editor has not touched is no change of theirs.
      (!refused?.base || isOther(value, refused.base[name])),
  )
  // Strapi resets the form to the stored content when a save fails. Where nobody else has changed it, the words go back.
  const wasReset =
    refused?.isConflict === false &&
    putBack.current !== refused &&
    differing.length > 0 &&
    differing.every(([name]) => !isOther(values[name], initial[name]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: an editor who types the stored words again has reset nothing
  useEffect(() => {
    if (!wasReset) return
    putBack.current = refused
    for (const [name, value] of differing) change(name, value as never)
  }, [initial, refused])
  if (!refused) return null
  if (differing.length === 0 && !refused.isConflict) return null
  return {
    title: refused.isConflict ? 'Changed by somebody else' : 'Not saved',
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        <Typography>{refused.message}</Typography>
        {differing.map(([name, value]) => (
          <Box key={name} background="neutral100" padding={3} hasRadius>
            <Typography variant="sigma" tag="h3">
              {edit.metadatas[name]?.label ?? name}
            </Typography>
            <Box maxHeight="20rem" overflow="auto" paddingTop={1} paddingBottom={2}>
              <Typography style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {readable(value, edit, name)}
              </Typography>
            </Box>
            <Button size="S" variant="secondary" onClick={() => change(name, value as never)}>
              Use my words
            </Button>
          </Box>
        ))}
        <Button variant="tertiary" onClick={() => forgetRefusedSave(key)}>
          Discard my words
        </Button>
      </Flex>
    ),
  }
}
