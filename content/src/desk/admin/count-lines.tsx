import { Box, Typography } from '@strapi/design-system'
import { stateNames } from '../state-names'
import type { LeadCounts, TypeLabels } from './types'
import { nameOf } from './words'

const MOST_SHOWN = 12

/** Where the leads came from, under the table: one line for each field counted. */
export function CountLines({ counts, typeLabels }: { counts: LeadCounts; typeLabels: TypeLabels }) {
  return (
    <Box paddingTop={4}>
      <Line title="By type" counts={counts.type} names={typeLabels} />
      <Line title="By state" counts={counts.state} names={stateNames} />
      <Line title="By project or service" counts={counts.record} names={{ none: 'none named' }} />
      <Line title="By source and campaign" counts={counts.campaign} names={{ none: 'none named' }} />
      <AnswerLine answers={counts.answers} />
    </Box>
  )
}

interface LineProps {
  title: string
  counts: Record<string, number>
  names: Readonly<Record<string, string>>
}

function Line({ title, counts, names }: LineProps) {
  const parts = Object.entries(counts).sort(([, a], [, b]) => b - a)
  if (parts.length === 0) return null
  const others = parts.slice(MOST_SHOWN).reduce((sum, [, count]) => sum + count, 0)
  return (
    <Typography tag="p" textColor="neutral600">
      {title}:{' '}
      {parts
        .slice(0, MOST_SHOWN)
        .map(([value, count]) => `${nameOf(names, value)} ${count}`)
        .join(', ')}
      {others > 0 ? `, others ${others}` : ''}
    </Typography>
  )
}

function AnswerLine({ answers: { count, inTime, medianHours } }: { answers: LeadCounts['answers'] }) {
  if (medianHours === null) return null
  return (
    <Typography tag="p" textColor="neutral600">
      Answered: {count}, {inTime} of them in time; half of them within {durationOf(medianHours)}
    </Typography>
  )
}

function durationOf(hours: number): string {
  if (hours < 1) return `${Math.max(1, Math.round(hours * 60))} min`
  return hours < 48 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} days`
}
