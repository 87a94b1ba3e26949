import { Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system'
import { DataField } from './data-field'
import type { FieldProps } from './plain-input'
import { numberColumn, type RowColumn, textColumn } from './row-columns'
import { RowList } from './row-list'
import { isRow, rowsOf } from './values'

/** The columns of each kind of interface that a product shows. */
const COLUMNS: Readonly<Record<string, readonly RowColumn[]>> = {
  'inventory-board': [
    textColumn('unit', 'Unit'),
    textColumn('type', 'Kind'),
    numberColumn('carpetSqFt', 'Carpet, sq ft'),
    numberColumn('price', 'Price, ₹'),
    textColumn('status', 'Status'),
    textColumn('note', 'Note'),
  ],
  'partner-app': [
    textColumn('client', 'Client'),
    textColumn('project', 'Project'),
    textColumn('stage', 'Stage'),
    numberColumn('amount', 'Brokerage, ₹'),
    textColumn('due', 'Due'),
    textColumn('city', 'City'),
  ],
  'society-app': [
    textColumn('time', 'Time'),
    textColumn('home', 'Home'),
    textColumn('kind', 'Kind'),
    textColumn('text', 'Text'),
    textColumn('status', 'Status'),
  ],
  'market-map': [
    textColumn('area', 'Area'),
    textColumn('city', 'City'),
    numberColumn('askingPerSqFt', 'Asked, ₹ a sq ft'),
    numberColumn('registeredPerSqFt', 'Registered, ₹ a sq ft'),
    numberColumn('monthsOfSupply', 'Months of supply'),
    numberColumn('records', 'Records'),
  ],
  'seat-finder': [
    textColumn('centre', 'Centre'),
    textColumn('locality', 'Locality'),
    numberColumn('seatsFree', 'Seats free'),
    numberColumn('pricePerSeat', 'Price a seat, ₹'),
    numberColumn('lockInMonths', 'Lock-in, months'),
    numberColumn('setUpPerSeat', 'Set-up a seat, ₹'),
    textColumn('internet', 'Internet'),
  ],
  'centre-console': [
    textColumn('member', 'Member'),
    numberColumn('seats', 'Seats'),
    numberColumn('monthly', 'A month, ₹'),
    textColumn('invoice', 'Invoice'),
    textColumn('accessUntil', 'Access until'),
    textColumn('request', 'Request'),
  ],
}

/** The interface of a product: an object whose kind decides the columns of its rows. */
export function ProductDemoInput(props: FieldProps) {
  const { label, disabled = false } = props
  return (
    <DataField
      field={props}
      inputs={(value, onChange) => {
        const whole = value ?? {}
        if (!isRow(whole)) return undefined
        const columns = COLUMNS[String(whole.kind ?? '')]
        const rows = columns && rowsOf(whole.rows, columns)
        if (whole.kind !== undefined && !rows) return undefined
        return (
          <Flex direction="column" alignItems="stretch" gap={2}>
            <SingleSelect
              aria-label={`Kind of ${String(label)}`}
              value={String(whole.kind ?? '')}
              disabled={disabled}
              onChange={(kind) => onChange({ kind, rows: [] })}
            >
              {Object.keys(COLUMNS).map((kind) => (
                <SingleSelectOption key={kind} value={kind}>
                  {kind}
                </SingleSelectOption>
              ))}
            </SingleSelect>
            {columns && rows ? (
              <RowList
                {...{ rows, columns, disabled }}
                row="row"
                onChange={(changed) => onChange({ ...whole, rows: changed })}
              />
            ) : null}
          </Flex>
        )
      }}
    />
  )
}
