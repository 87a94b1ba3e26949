import type { ReactNode } from 'react'
import { DataField } from './data-field'
import { LineList } from './line-list'
import { PastedTableField } from './pasted-table-field'
import { datasetText, readDataset, readSeries, seriesText } from './pasted-tables'
import type { FieldProps } from './plain-input'
import { PlanField, planOf } from './plan-field'
import { useReferenceOptions } from './reference-options'
import type { RowColumn } from './row-columns'
import { RowList } from './row-list'
import { SitePlanField, siteOf } from './site-plan-field'
import { TranslatedTexts, translatedTextsOf } from './translated-texts'
import { useReference } from './use-reference'
import { linesOf, rowsOf } from './values'

const TRANSCRIPT: readonly RowColumn[] = [
  { key: 'at', label: 'Second', kind: 'number' },
  { key: 'speaker', label: 'Speaker', kind: 'text' },
  { key: 'text', label: 'What is said', kind: 'long' },
]

/** A list of words. The schema says what one line is: `"options": { "line": "amenity" }`. */
export function LinesInput(props: FieldProps) {
  const { name, disabled = false, attribute } = props
  const options = useReferenceOptions(useReference(name))
  return (
    <DataField
      field={props}
      hasJson={false}
      inputs={(value, onChange) => {
        const lines = linesOf(value)
        return (
          lines && <LineList {...{ lines, disabled, options, onChange }} line={attribute.options?.line ?? 'line'} />
        )
      }}
    />
  )
}

type Change = (value: unknown) => void

/** An input for data, by what it shows for a value; undefined for one that it could not keep. */
const dataInput =
  (show: (value: unknown, onChange: Change, field: FieldProps & { disabled: boolean }) => ReactNode) =>
  (props: FieldProps) => (
    <DataField
      field={props}
      inputs={(value, onChange) => show(value, onChange, { ...props, disabled: props.disabled ?? false })}
    />
  )

export const TranscriptInput = dataInput((value, onChange, { disabled }) => {
  const rows = rowsOf(value, TRANSCRIPT)
  return rows && <RowList {...{ rows, disabled, onChange }} row="line" columns={TRANSCRIPT} />
})

const pastedInput = (textOf: (value: unknown) => string | undefined, read: (text: string) => unknown) =>
  dataInput((value, onChange, { label, disabled }) => {
    const text = textOf(value)
    return text === undefined ? undefined : <PastedTableField {...{ label, text, disabled, read, onChange }} />
  })

/** A table of named columns with units, pasted from a spreadsheet. */
export const DatasetInput = pastedInput(datasetText, readDataset)

/** The lines of a chart, pasted from a spreadsheet. */
export const ChartSeriesInput = pastedInput(seriesText, readSeries)

/** English texts, each with its translation. */
export const TranslatedTextsInput = dataInput((value, onChange, { name, disabled }) => {
  const texts = translatedTextsOf(value)
  return texts && <TranslatedTexts {...{ name, texts, disabled, onChange }} />
})

export const FloorPlanInput = dataInput((value, onChange, { disabled }) => {
  const lists = planOf(value)
  return lists && <PlanField {...{ value, lists, disabled, onChange }} />
})

export const SitePlanInput = dataInput((value, onChange, { disabled }) => {
  const site = siteOf(value)
  return site && <SitePlanField {...{ value, site, disabled, onChange }} />
})
