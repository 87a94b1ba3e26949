import { Box, Typography } from '@strapi/design-system'
import type { Counts } from './types'
import { stateNames, typeNames } from './words'

/** Where the leads came from, under the table: a line a question. */
export function CountLines({ counts }: { counts: Counts }) {
  return (
    <Box paddingTop={4}>
      <Line title="By type" counts={counts.type} names={typeNames} />
      <Line title="By state" counts={counts.state} names={stateNames} />
      <Line title="By source and campaign" counts={counts.campaign} names={{ none: 'none named' }} />
    </Box>
  )
}

interface LineProps {
  title: string
  counts: Record<string, number>
  names: Record<string, string>
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
