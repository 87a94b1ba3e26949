import { readDay } from '@ashlar/contract'
import { Box, Button, Field, Flex, TextInput } from '@strapi/design-system'
import { useState } from 'react'
import { OptionField } from '../../admin/option-field'
import { WrittenInput } from '../../field-rules/admin/written-input'
import { DAY } from '../../field-rules/admin/written-kinds'
import { stateNames } from '../state-names'
import type { DeskOwner, LeadFilters, ListAnswer, TypeLabels } from './types'

interface Props {
  filters: LeadFilters
  owners: readonly DeskOwner[]
  typeLabels: TypeLabels
  /** Empty when the site has one language. */
  languageNames: ListAnswer['languageNames']
  onChange(changes: Partial<LeadFilters>): void
  onExport: (() => void) | null
}

/** The choice of no filter: a list of choices takes no empty value. */
const ALL = 'everything'

/**
 * Search and filters above the table. Each change applies at once and is kept in the page's address. The filters are folded
 * until they are asked for: open, they push the leads out of sight.
 */
export function FilterBar({ filters, owners, typeLabels, languageNames, onChange, onExport }: Props) {
  const accounts = Object.fromEntries(owners.map(({ email, name }) => [email, name]))
  // An owner whose account is gone stays chosen.
  const ownerWithoutAccount = filters.owner ? { [filters.owner]: filters.owner } : {}
  const ownerNames = { ...ownerWithoutAccount, me: 'Me', nobody: 'Nobody', ...accounts }
  const setCount = Object.entries(filters).filter(
    ([name, value]) => !['page', 'search'].includes(name) && value !== '',
  ).length
  const [isOpen, setOpen] = useState(false)
  return (
    <Flex direction="column" alignItems="stretch" gap={3} paddingBottom={4}>
      <Flex gap={3} alignItems="flex-end" wrap="wrap">
        <TextFilter label="Search" name="search" value={filters.search} onChange={onChange} />
        <Button variant="tertiary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {setCount > 0 ? `Filters (${setCount})` : 'Filters'}
        </Button>
        {onExport ? (
          <Button variant="secondary" onClick={onExport}>
            Export CSV
          </Button>
        ) : null}
      </Flex>
      {isOpen ? (
        <Flex gap={3} alignItems="flex-end" wrap="wrap">
          <Choice label="Type" name="type" value={filters.type} names={typeLabels} onChange={onChange} />
          <Choice label="State" name="state" value={filters.state} names={stateNames} onChange={onChange} />
          <Choice label="Held" name="held" value={filters.held} names={{ true: 'To check' }} onChange={onChange} />
          <Choice label="Follow-up" name="due" value={filters.due} names={{ true: 'Due' }} onChange={onChange} />
          <TextFilter label="Project or record" name="record" value={filters.record} onChange={onChange} />
          <Choice label="Owner" name="owner" value={filters.owner} names={ownerNames} onChange={onChange} />
          {Object.keys(languageNames).length > 0 ? (
            <Choice
              label="Language"
              name="language"
              value={filters.language}
              names={languageNames}
              onChange={onChange}
            />
          ) : null}
          <DayFilter label="From" name="from" value={filters.from} onChange={onChange} />
          <DayFilter label="To" name="to" value={filters.to} onChange={onChange} />
        </Flex>
      ) : null}
    </Flex>
  )
}

interface FilterProps {
  label: string
  name: keyof LeadFilters
  value: string
  onChange(changes: Partial<LeadFilters>): void
}

function TextFilter({ label, name, value, onChange }: FilterProps) {
  return (
    <Field.Root name={name}>
      <Field.Label>{label}</Field.Label>
      <TextInput
        value={value}
        onChange={(event: { target: { value: string } }) => onChange({ [name]: event.target.value })}
      />
    </Field.Root>
  )
}

/** A field for a day, which filters only when the day is whole or empty. */
function DayFilter({ name, onChange, ...props }: FilterProps) {
  const take = (day: string) => {
    if (day === '' || readDay(day) === day) onChange({ [name]: day })
  }
  return (
    <Box width="17rem">
      <WrittenInput {...props} kind={DAY} name={name} onChange={take} />
    </Box>
  )
}

function Choice({ label, name, value, names, onChange }: FilterProps & { names: Readonly<Record<string, string>> }) {
  return (
    <OptionField
      name={name}
      label={label}
      value={value || ALL}
      choices={[[ALL, 'All'], ...Object.entries(names)]}
      onChange={(chosen) => onChange({ [name]: chosen === ALL ? '' : chosen })}
    />
  )
}
