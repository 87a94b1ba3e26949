import { Field, Flex, TextInput } from '@strapi/design-system'
import { useState } from 'react'
import { SiteDrawing } from './drawings'
import { sitePartColumns } from './row-columns'
import { RowList } from './row-list'
import { isRow, type Row, rowsOf } from './values'

/** The land of a site plan in metres. */
interface Site {
  width: number
  depth: number
  parts: readonly Row[]
}

/** A site plan, or undefined when the value has another shape. */
export function siteOf(value: unknown): Site | undefined {
  if (value === null || value === undefined) return { width: 0, depth: 0, parts: [] }
  if (!isRow(value)) return undefined
  const { width = 0, depth = 0 } = value
  const parts = rowsOf(value.parts, sitePartColumns)
  return typeof width === 'number' && typeof depth === 'number' && parts ? { width, depth, parts } : undefined
}

interface Props {
  value: unknown
  site: Site
  disabled: boolean
  onChange: (value: unknown) => void
}

/** The land of a project: a drawing, its size, and its parts as rows. */
export function SitePlanField({ value, site, disabled, onChange }: Props) {
  const [marked, setMarked] = useState<number | null>(null)
  const set = (change: Partial<Site>) => {
    const changed = { ...(isRow(value) ? value : {}), ...site, ...change }
    onChange(changed.parts.length === 0 && !changed.width && !changed.depth ? null : changed)
  }
  const sizes = [
    { key: 'width', label: 'From west to east, m' },
    { key: 'depth', label: 'From north to south, m' },
  ] as const
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <SiteDrawing {...site} marked={marked} />
      <Flex gap={4}>
        {sizes.map(({ key, label }) => (
          <Field.Root key={key}>
            <Field.Label>{label}</Field.Label>
            <TextInput
              type="number"
              step="any"
              value={site[key] === 0 ? '' : String(site[key])}
              disabled={disabled}
              onChange={(event) => set({ [key]: Number(event.target.value) })}
            />
          </Field.Root>
        ))}
      </Flex>
      <RowList
        rows={site.parts}
        row="part"
        columns={sitePartColumns}
        disabled={disabled}
        onChange={(parts) => set({ parts })}
        onFocus={setMarked}
      />
    </Flex>
  )
}
