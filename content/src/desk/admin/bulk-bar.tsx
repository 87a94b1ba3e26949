import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { OptionField } from '../../admin/option-field'
import { stateNames } from '../state-names'
import { OwnerChoice } from './owner-choice'
import type { DeskOwner, LeadChanges } from './types'

const AS_IT_IS = 'as-it-is'

interface Props {
  count: number
  owners: readonly DeskOwner[]
  onChange(change: LeadChanges): Promise<void>
}

/** Changes state or owner of all chosen leads, at once. It sticks to the bottom: the rows stay in place while one chooses. */
export function BulkBar({ count, owners, onChange }: Props) {
  const [state, setState] = useState(AS_IT_IS)
  const [owner, setOwner] = useState(AS_IT_IS)
  const [saving, setSaving] = useState(false)
  const change = async () => {
    setSaving(true)
    await onChange({ ...(state === AS_IT_IS ? {} : { state }), ...(owner === AS_IT_IS ? {} : { owner }) })
    setSaving(false)
  }
  return (
    <Flex
      background="primary100"
      hasRadius
      padding={4}
      marginTop={4}
      gap={3}
      alignItems="flex-end"
      wrap="wrap"
      role="group"
      aria-label="Chosen leads"
      shadow="filterShadow"
      style={{ position: 'sticky', bottom: 0, zIndex: 2 }}
    >
      <Box paddingBottom={2} minWidth="14rem">
        <Typography fontWeight="bold">{count === 1 ? '1 lead is chosen' : `${count} leads are chosen`}</Typography>
      </Box>
      <OptionField
        name="bulk-state"
        label="State of all"
        value={state}
        choices={[[AS_IT_IS, 'As it is'], ...Object.entries(stateNames)]}
        onChange={setState}
      />
      <OwnerChoice label="Owner of all" owners={owners} value={owner} asItIs={AS_IT_IS} onChange={setOwner} />
      <Button loading={saving} disabled={state === AS_IT_IS && owner === AS_IT_IS} onClick={() => void change()}>
        Change all
      </Button>
    </Flex>
  )
}
