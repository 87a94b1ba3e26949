import {
  Box,
  Button,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Textarea,
  TextInput,
  Typography,
} from '@strapi/design-system'
import { Plus } from '@strapi/icons'
import { article, capital } from './line-list'
import { RowButtons } from './row-buttons'
import type { RowColumn } from './row-columns'
import { moved, type Row, withCell } from './values'

interface Props {
  rows: readonly Row[]
  /** What a row is, in one word, such as `room`. */
  row: string
  columns: readonly RowColumn[]
  disabled: boolean
  onChange: (rows: readonly Row[]) => void
  /** Told which row has the focus, so that a drawing can show it. */
  onFocus?: (index: number) => void
}

/** A list of rows with the same columns, each cell an input. Cells that no column shows stay as they are. */
export function RowList({ rows, row, columns, disabled, onChange, onFocus }: Props) {
  const set = (index: number, column: RowColumn, typed: string) =>
    onChange(rows.map((one, at) => (at === index ? withCell(one, column, typed) : one)))
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Box style={{ overflowX: 'auto' }}>
        <table style={{ width: '100%', borderSpacing: '4px' }}>
          <thead>
            <tr>
              {columns.map(({ key, label }) => (
                <th key={key} scope="col" style={{ textAlign: 'start' }}>
                  <Typography variant="pi" textColor="neutral600">
                    {label}
                  </Typography>
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key but their index
              <tr key={index} onFocus={() => onFocus?.(index)}>
                {columns.map((column) => (
                  <td key={column.key} style={{ minWidth: column.kind === 'number' ? '72px' : '112px' }}>
                    <Cell
                      label={`${column.label} of ${row} ${index + 1}`}
                      column={column}
                      value={one[column.key]}
                      disabled={disabled}
                      onChange={(typed) => set(index, column, typed)}
                    />
                  </td>
                ))}
                <td>
                  <RowButtons
                    name={`${row} ${index + 1}`}
                    index={index}
                    count={rows.length}
                    disabled={disabled}
                    onMove={(to) => onChange(moved(rows, index, to))}
                    onRemove={() => onChange(rows.filter((_, at) => at !== index))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
      <Button
        type="button"
        variant="tertiary"
        startIcon={<Plus />}
        disabled={disabled}
        onClick={() => onChange([...rows, {}])}
        aria-label={`Add ${article(row)} ${row}`}
      >
        {capital(row)}
      </Button>
    </Flex>
  )
}

interface CellProps {
  label: string
  column: RowColumn
  value: unknown
  disabled: boolean
  onChange: (typed: string) => void
}

function Cell({ label, column, value, disabled, onChange }: CellProps) {
  const shown = value === null || value === undefined ? '' : String(value)
  switch (column.kind) {
    case 'choice':
      return (
        <SingleSelect
          aria-label={label}
          size="S"
          value={shown}
          disabled={disabled}
          onChange={(chosen) => onChange(String(chosen))}
          onClear={() => onChange('')}
        >
          {(column.choices ?? []).map((choice) => (
            <SingleSelectOption key={choice} value={choice}>
              {choice}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      )
    case 'long':
      return (
        <Textarea
          aria-label={label}
          value={shown}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    case 'number':
    case 'text':
      return (
        <TextInput
          aria-label={label}
          size="S"
          type={column.kind}
          step="any"
          value={shown}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        />
      )
  }
}
