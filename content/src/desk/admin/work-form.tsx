import { Button, Dialog, Field, Flex, Textarea } from '@strapi/design-system'
import { ConfirmDialog } from '@strapi/strapi/admin'
import { useState } from 'react'
import { OptionField } from '../../admin/option-field'
import { WrittenInput } from '../../field-rules/admin/written-input'
import { DAY } from '../../field-rules/admin/written-kinds'
import { stateNames } from '../state-names'
import { OwnerChoice } from './owner-choice'
import type { DeskOwner, LeadChanges, WholeLead } from './types'

interface Props {
  lead: WholeLead['lead']
  owners: readonly DeskOwner[]
  /** @returns whether it was saved. */
  onWork(work: LeadChanges): Promise<boolean>
  onErase(): Promise<void>
}

/** State, owner and note, saved together. Erasing asks for confirmation. */
export function WorkForm({ lead, owners, onWork, onErase }: Props) {
  // `null` until it is chosen here: an answer changes state and owner too.
  const [newState, setState] = useState<string | null>(null)
  const [newOwner, setOwner] = useState<string | null>(null)
  const state = newState ?? lead.state
  const owner = newOwner ?? lead.owner ?? ''
  const [newDay, setDay] = useState<string | null>(null)
  const followUpOn = newDay ?? lead.followUpOn ?? ''
  const [note, setNote] = useState('')
  const save = async () => {
    if (!(await onWork({ state, owner, followUpOn, note }))) return
    setState(null)
    setOwner(null)
    setDay(null)
    setNote('')
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        <OptionField
          name="state"
          label="State"
          value={state}
          choices={Object.entries(stateNames)}
          onChange={setState}
        />
        <OwnerChoice label="Owner" owners={owners} value={owner} onChange={setOwner} />
        <WrittenInput
          kind={DAY}
          name="followUpOn"
          label="Follow up on"
          hint="It comes back on this day: by mail at nine in the morning, and on the home page."
          value={followUpOn}
          onChange={setDay}
        />
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
