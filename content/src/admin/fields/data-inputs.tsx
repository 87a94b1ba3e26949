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

export function TranscriptInput(props: FieldProps) {
  const { disabled = false } = props
  return (
    <DataField
      field={props}
      inputs={(value, onChange) => {
        const rows = rowsOf(value, TRANSCRIPT)
        return rows && <RowList {...{ rows, disabled, onChange }} row="line" columns={TRANSCRIPT} />
      }}
    />
  )
}

/** A table of named columns with units, pasted from a spreadsheet. */
export function DatasetInput(props: FieldProps) {
  return <PastedTableInput field={props} textOf={datasetText} read={readDataset} />
}

/** The lines of a chart, pasted from a spreadsheet. */
export function ChartSeriesInput(props: FieldProps) {
  return <PastedTableInput field={props} textOf={seriesText} read={readSeries} />
}

interface PastedTable {
  field: FieldProps
  textOf: (value: unknown) => string | undefined
  read: (text: string) => unknown
}

function PastedTableInput({ field, textOf, read }: PastedTable) {
  const { label, disabled = false } = field
  return (
    <DataField
      field={field}
      inputs={(value, onChange) => {
        const text = textOf(value)
        return text === undefined ? undefined : <PastedTableField {...{ label, text, disabled, read, onChange }} />
      }}
    />
  )
}

/** English texts, each with its translation. */
export function TranslatedTextsInput(props: FieldProps) {
  const { name, disabled = false } = props
  return (
    <DataField
      field={props}
      inputs={(value, onChange) => {
        const texts = translatedTextsOf(value)
        return texts && <TranslatedTexts {...{ name, texts, disabled, onChange }} />
      }}
    />
  )
}

export function FloorPlanInput(props: FieldProps) {
  const { disabled = false } = props
  return (
    <DataField
      field={props}
      inputs={(value, onChange) => {
        const lists = planOf(value)
        return lists && <PlanField {...{ value, lists, disabled, onChange }} />
      }}
    />
  )
}

export function SitePlanInput(props: FieldProps) {
  const { disabled = false } = props
  return (
    <DataField
      field={props}
      inputs={(value, onChange) => {
        const site = siteOf(value)
        return site && <SitePlanField {...{ value, site, disabled, onChange }} />
      }}
    />
  )
}
