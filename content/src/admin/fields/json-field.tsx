import { Button, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system'
import { InputRenderer, useField } from '@strapi/strapi/admin'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { editorOf, type FieldEditor } from './field-editors'
import { FieldGroup } from './field-group'
import { LineList } from './line-list'
import { PastedTableField } from './pasted-table-field'
import { datasetText, readDataset, readSeries, seriesText } from './pasted-tables'
import { PlanField, planOf } from './plan-field'
import { useReferenceOptions } from './reference-options'
import { RowList } from './row-list'
import { SitePlanField, siteOf } from './site-plan-field'
import { TranslatedTexts, translatedTextsOf } from './translated-texts'
import { useModel } from './use-model'
import { isRow, linesOf, parsedValue, rowsOf } from './values'

/** What Strapi passes to a field of a form. */
export type FieldProps = ComponentProps<typeof InputRenderer>

interface EditorProps {
  name: string
  label: ReactNode
  value: unknown
  disabled: boolean
  onChange: (value: unknown) => void
}

/**
 * A field of data. Those that we know have an editor of their own; it stores the same value as before. A value of another
 * shape, or a field that we do not know, is edited as JSON, so that nothing of it is lost.
 */
export function JsonField(props: FieldProps) {
  const { name, label, hint, required, disabled = false } = props
  const field = useField<unknown>(name)
  const [isJson, setIsJson] = useState(false)
  const editor = editorOf(useModel(), name)
  const options = useReferenceOptions(editor?.kind === 'lines' ? editor.reference : undefined)
  const onChange = (value: unknown) => field.onChange(name, value)
  const value = parsedValue(field.value)
  const shown = editor && contentOf(editor, { name, label, value, disabled, onChange }, options)
  if (!shown) return <InputRenderer {...props} />
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {isJson ? (
        <InputRenderer {...props} />
      ) : (
        <FieldGroup
          label={label}
          hint={hint}
          error={typeof field.error === 'string' ? field.error : undefined}
          required={required}
        >
          {shown}
        </FieldGroup>
      )}
      {editor.kind === 'lines' ? null : (
        <Flex>
          <Button type="button" variant="ghost" size="S" onClick={() => setIsJson(!isJson)}>
            {isJson ? 'Edit as a table' : 'Edit as JSON'}
          </Button>
        </Flex>
      )}
    </Flex>
  )
}

/** The inputs of an editor, or undefined when the value has a shape that it could not keep. */
function contentOf(
  editor: FieldEditor,
  { name, label, value, disabled, onChange }: EditorProps,
  options: ReturnType<typeof useReferenceOptions>,
): ReactNode {
  switch (editor.kind) {
    case 'lines': {
      const lines = linesOf(value)
      return lines && <LineList {...{ lines, disabled, options, onChange }} line={editor.line} />
    }
    case 'rows': {
      const rows = rowsOf(value, editor.columns)
      return rows && <RowList {...{ rows, disabled, onChange }} row={editor.row} columns={editor.columns} />
    }
    case 'kinds':
      return kindsOf(editor, { name, label, value, disabled, onChange })
    case 'dataset': {
      const text = datasetText(value)
      return text === undefined ? undefined : (
        <PastedTableField {...{ label, text, disabled, onChange }} read={readDataset} />
      )
    }
    case 'series': {
      const text = seriesText(value)
      return text === undefined ? undefined : (
        <PastedTableField {...{ label, text, disabled, onChange }} read={readSeries} />
      )
    }
    case 'translations': {
      const texts = translatedTextsOf(value)
      return texts && <TranslatedTexts {...{ name, texts, disabled, onChange }} />
    }
    case 'plan': {
      const lists = planOf(value)
      return lists && <PlanField {...{ value, lists, disabled, onChange }} />
    }
    case 'site-plan': {
      const site = siteOf(value)
      return site && <SitePlanField {...{ value, site, disabled, onChange }} />
    }
  }
}

/** An object whose kind decides the columns of its rows. */
function kindsOf(
  { columnsOf, row }: Extract<FieldEditor, { kind: 'kinds' }>,
  { label, value, disabled, onChange }: EditorProps,
): ReactNode {
  const whole = value ?? {}
  if (!isRow(whole)) return undefined
  const columns = columnsOf[String(whole.kind ?? '')]
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
        {Object.keys(columnsOf).map((kind) => (
          <SingleSelectOption key={kind} value={kind}>
            {kind}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      {columns && rows ? (
        <RowList {...{ rows, row, columns, disabled }} onChange={(changed) => onChange({ ...whole, rows: changed })} />
      ) : null}
    </Flex>
  )
}
