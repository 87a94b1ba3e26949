import * as z from 'zod/mini'
import type { ChartSeries } from '../report.js'
import { readPastedTable, TableFault } from '../text/pasted-table.js'
import { required, text } from '../wire/fields.js'
import { blockHead, blockText, defineBlock } from './definition.js'

/** Kinds of charts for a table of names and numbers. A scatter chart is not among them: both its axes have numbers. */
const kinds = ['line', 'bar', 'stacked-bar', 'dot'] as const

const numbers = z.pipe(
  required,
  z.transform((pasted, context): ChartSeries[] => {
    try {
      const { columns, rows } = readPastedTable(pasted)
      return columns.map((name, index) => ({
        name,
        points: rows.flatMap(({ name: x, values }) => {
          const y = values[index]
          return typeof y === 'number' ? [{ x, y, label: '' }] : []
        }),
      }))
    } catch (error) {
      if (!(error instanceof TableFault)) throw error
      context.issues.push({ code: 'custom', message: error.message, input: pasted })
      return []
    }
  }),
)

/** A chart with its table of numbers. */
export const chartBlock = defineBlock({
  schema: z.object({
    block: z.literal('chart'),
    ...blockHead,
    title: required,
    kind: z.enum(kinds),
    unit: text,
    numbers,
    alt: required,
    source: text,
  }),
  words: ({ lead, title, alt }) => blockText(lead, title, alt),
})
