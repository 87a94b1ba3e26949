import { Box, Typography } from '@strapi/design-system'
import type { LeadCounts, TypeLabels } from './types'
import { stateNames } from './words'

/** Where the leads came from, under the table: one line for each field counted. */
export function CountLines({ counts, typeLabels }: { counts: LeadCounts; typeLabels: TypeLabels }) {
  return (
    <Box paddingTop={4}>
      <Line title="By type" counts={counts.type} names={typeLabels} />
      <Line title="By state" counts={counts.state} names={stateNames} />
      <Line title="By source and campaign" counts={counts.campaign} names={{ none: 'none named' }} />
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
  return (
    <Typography tag="p" textColor="neutral600">
      {title}: {parts.map(([value, count]) => `${names[value] ?? value} ${count}`).join(', ')}
    </Typography>
  )
}
