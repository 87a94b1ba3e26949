import {
  Button,
  Dialog,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Textarea,
  TextInput,
} from '@strapi/design-system'
import { ConfirmDialog } from '@strapi/strapi/admin'
import { useState } from 'react'
import type { WholeLead } from './types'
import { stateNames } from './words'

export interface LeadChanges {
  state?: string
  owner?: string
  note?: string
  release?: boolean
}

interface Props {
  lead: WholeLead['lead']
  onWork(work: LeadChanges): Promise<void>
  onErase(): Promise<void>
}

/** State, owner and note, saved together. Erasing asks for confirmation. */
export function WorkForm({ lead, onWork, onErase }: Props) {
  const [state, setState] = useState(lead.state)
  const [owner, setOwner] = useState(lead.owner ?? '')
  const [note, setNote] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void onWork({ state, owner, note })
      }}
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Field.Root name="state">
          <Field.Label>State</Field.Label>
          <SingleSelect value={state} onChange={(chosen: string | number) => setState(String(chosen))}>
            {Object.entries(stateNames).map(([value, text]) => (
              <SingleSelectOption key={value} value={value}>
                {text}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
        <Field.Root name="owner" hint="E-mail of who answers">
          <Field.Label>Owner</Field.Label>
          <TextInput
            type="email"
            value={owner}
            onChange={(event: { target: { value: string } }) => setOwner(event.target.value)}
          />
          <Field.Hint />
        </Field.Root>
        <Field.Root name="note">
          <Field.Label>Note</Field.Label>
          <Textarea value={note} onChange={(event: { target: { value: string } }) => setNote(event.target.value)} />
        </Field.Root>
        <Flex gap={2} wrap="wrap">
          <Button type="submit">Save</Button>
          {lead.quarantined ? (
            <Button variant="secondary" onClick={() => void onWork({ release: true })}>
              It is genuine: send the receipt
            </Button>
          ) : null}
          {lead.erasedAt ? null : (
            <Dialog.Root>
              <Dialog.Trigger>
                <Button variant="danger-light">Erase</Button>
              </Dialog.Trigger>
              <ConfirmDialog onConfirm={() => onErase()}>
                Name, contact, message, notes and résumé are erased for good. The reference and the proof of consent
                stay.
              </ConfirmDialog>
            </Dialog.Root>
          )}
        </Flex>
      </Flex>
    </form>
  )
}
