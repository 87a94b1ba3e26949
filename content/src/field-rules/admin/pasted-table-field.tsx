import { Textarea, Typography } from '@strapi/design-system'
import { type ReactNode, useState } from 'react'
import { PastedFault } from './pasted-tables'

interface Props {
  label: ReactNode
  /** The value as text with tabs. */
  text: string
  disabled: boolean
  read: (text: string) => unknown
  onChange: (value: unknown) => void
}

/** A table of numbers as text with tabs between the cells, as spreadsheets copy and take it. */
export function PastedTableField({ label, text, disabled, read, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const [fault, setFault] = useState('')
  const take = (pasted: string) => {
    setTyped(pasted)
    try {
      onChange(read(pasted))
      setFault('')
    } catch (error) {
      if (!(error instanceof PastedFault)) throw error
      setFault(error.message)
    }
  }
  return (
    <>
      <Textarea
        aria-label={String(label)}
        value={typed ?? text}
        disabled={disabled}
        rows={12}
        style={{ fontFamily: 'monospace', whiteSpace: 'pre', overflowX: 'auto', tabSize: 16 }}
        onChange={(event) => take(event.target.value)}
        onBlur={() => fault === '' && setTyped(null)}
      />
      <Typography variant="pi" textColor={fault ? 'danger600' : 'neutral600'} role={fault ? 'alert' : undefined}>
        {fault
          ? `${fault} What was there before stays until it is mended.`
          : 'Copy it into a spreadsheet, change it there, and paste it back.'}
      </Typography>
    </>
  )
}
