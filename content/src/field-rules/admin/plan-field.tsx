import { Flex, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { type MarkedRow, PlanDrawing } from './drawings'
import { planLists } from './row-columns'
import { RowList } from './row-list'
import { isRow, type Row, rowsOf } from './values'

/** The lists of a plan, or undefined when one of them has another shape. */
export function planOf(value: unknown): Readonly<Record<string, readonly Row[]>> | undefined {
  if (value === null || value === undefined) return {}
  if (!isRow(value)) return undefined
  const lists = planLists.map(({ key, columns }) => [key, rowsOf(value[key], columns)] as const)
  if (lists.some(([, rows]) => rows === undefined)) return undefined
  return Object.fromEntries(lists.map(([key, rows]) => [key, rows ?? []]))
}

interface Props {
  value: unknown
  lists: Readonly<Record<string, readonly Row[]>>
  disabled: boolean
  onChange: (value: unknown) => void
}

/** The plan of a unit: a drawing, and its rooms, doors, windows and shafts as rows. */
export function PlanField({ value, lists, disabled, onChange }: Props) {
  const [marked, setMarked] = useState<MarkedRow | null>(null)
  const set = (key: string, rows: readonly Row[]) => {
    const changed = { ...lists, [key]: rows }
    const isEmpty = Object.values(changed).every((list) => list.length === 0)
    onChange(isEmpty ? null : { ...(isRow(value) ? value : {}), [key]: rows })
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {Object.values(lists).some((rows) => rows.length > 0) ? <PlanDrawing lists={lists} marked={marked} /> : null}
      {planLists.map(({ key, title, row, columns }) => (
        <Flex key={key} direction="column" alignItems="stretch" gap={1}>
          <Typography variant="sigma" tag="h4">
            {title}
          </Typography>
          <RowList
            rows={lists[key] ?? []}
            row={row}
            columns={columns}
            disabled={disabled}
            onChange={(rows) => set(key, rows)}
            onFocus={(index) => setMarked({ list: key, index })}
          />
        </Flex>
      ))}
    </Flex>
  )
}
